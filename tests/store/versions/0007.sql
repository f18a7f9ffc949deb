BEGIN TRANSACTION;
CREATE TABLE absences (
	id INTEGER NOT NULL, 
	person_id BIGINT NOT NULL, 
	from_at BIGINT NOT NULL, 
	until_at BIGINT NOT NULL, 
	CONSTRAINT pk_absences PRIMARY KEY (id), 
	CONSTRAINT fk_absences_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "absences" VALUES(1,103,1800100800,1800446400);
CREATE TABLE actions (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	events JSON NOT NULL, 
	at BIGINT NOT NULL, 
	interaction_id BIGINT NOT NULL, 
	taken_back_by INTEGER, 
	CONSTRAINT pk_actions PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_actions_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "actions" VALUES(1,0,1,'play 12-134','[{"type": "played", "seat": 1, "role": "gandalf", "card": "12-134", "blind": false}]',1800000000,9000002,NULL);
INSERT INTO "actions" VALUES(1,1,0,'play 2-1','[{"type": "played", "seat": 0, "role": "balrog", "card": "2-1", "blind": false}, {"type": "compared", "attack": "12-134", "defence": "2-1", "right": "134", "left": "2", "losses": {"gandalf": 1, "balrog": 3}, "energy": {"gandalf": 14, "balrog": 12}}]',1800000000,9000003,NULL);
INSERT INTO "actions" VALUES(1,2,1,'play 134-23','[{"type": "played", "seat": 1, "role": "gandalf", "card": "134-23", "blind": false}, {"type": "compared", "attack": "2-1", "defence": "134-23", "right": "1", "left": "134", "losses": {"gandalf": 0, "balrog": 2}, "energy": {"gandalf": 14, "balrog": 10}}]',1800000000,9000004,NULL);
INSERT INTO "actions" VALUES(1,3,0,'play 23-234','[{"type": "played", "seat": 0, "role": "balrog", "card": "23-234", "blind": false}, {"type": "compared", "attack": "134-23", "defence": "23-234", "right": "23", "left": "23", "losses": {"gandalf": 0, "balrog": 0}, "energy": {"gandalf": 14, "balrog": 10}}]',1800000000,9000005,NULL);
INSERT INTO "actions" VALUES(1,4,1,'play 124-14','[{"type": "played", "seat": 1, "role": "gandalf", "card": "124-14", "blind": false}, {"type": "compared", "attack": "23-234", "defence": "124-14", "right": "234", "left": "124", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 13, "balrog": 9}}]',1800000000,9000006,NULL);
INSERT INTO "actions" VALUES(1,5,0,'play trick','[{"type": "played", "seat": 0, "role": "balrog", "card": "trick", "blind": false}, {"type": "compared", "attack": "124-14", "defence": "trick", "right": "14", "left": "13", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 12, "balrog": 8}}, {"type": "text", "seat": 0, "role": "balrog", "card": "trick"}]',1800000000,9000007,NULL);
INSERT INTO "actions" VALUES(1,6,1,'play 24-4','[{"type": "played", "seat": 1, "role": "gandalf", "card": "24-4", "blind": false}, {"type": "compared", "attack": "trick", "defence": "24-4", "right": "3", "left": "24", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 11, "balrog": 6}}]',1800000000,9000008,NULL);
INSERT INTO "actions" VALUES(1,7,0,'play defence','[{"type": "played", "seat": 0, "role": "balrog", "card": "defence", "blind": false}, {"type": "compared", "attack": "24-4", "defence": "defence", "right": "4", "left": "12", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 9, "balrog": 5}}, {"type": "text", "seat": 0, "role": "balrog", "card": "defence", "again": "24-4"}]',1800000000,9000009,NULL);
INSERT INTO "actions" VALUES(1,8,1,'fill mirror','[{"type": "filled", "seat": 1, "card": "mirror", "again": "24-4"}, {"type": "compared", "attack": "defence", "defence": "24-4", "right": "4", "left": "24", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 9, "balrog": 4}}]',1800000000,9000010,NULL);
INSERT INTO "actions" VALUES(1,9,0,'play 23-34','[{"type": "played", "seat": 0, "role": "balrog", "card": "23-34", "blind": false}, {"type": "compared", "attack": "24-4", "defence": "23-34", "right": "4", "left": "23", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 7, "balrog": 3}}]',1800000000,9000011,NULL);
INSERT INTO "actions" VALUES(1,10,1,'play 0-0','[{"type": "played", "seat": 1, "role": "gandalf", "card": "0-0", "blind": false}, {"type": "compared", "attack": "23-34", "defence": "0-0", "right": "34", "left": "0", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 5, "balrog": 3}}]',1800000000,9000012,NULL);
INSERT INTO "actions" VALUES(1,11,0,'play might','[{"type": "played", "seat": 0, "role": "balrog", "card": "might", "blind": false}, {"type": "compared", "attack": "0-0", "defence": "might", "right": "0", "left": "12", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 3, "balrog": 3}}, {"type": "silenced", "seat": 0, "role": "balrog", "card": "might", "by": "end"}, {"type": "duel_won", "seat": 0, "role": "balrog", "round": 1, "energy": {"gandalf": 3, "balrog": 3}, "level": true, "steps": 1, "step": 1}, {"type": "set_aside", "seat": 1, "role": "gandalf", "count": 2}, {"type": "set_aside", "seat": 0, "role": "balrog", "count": 3}, {"type": "round_begun", "game": 1, "round": 2, "energy": 15}]',1800000000,9000013,NULL);
INSERT INTO "actions" VALUES(1,12,1,'start me','[{"type": "start_said", "seat": 1, "starter": 1, "role": "gandalf"}]',1800000000,9000014,NULL);
INSERT INTO "actions" VALUES(1,13,1,'play 34-3','[{"type": "played", "seat": 1, "role": "gandalf", "card": "34-3", "blind": false}]',1800000000,9000015,NULL);
INSERT INTO "actions" VALUES(1,14,0,'play 134-23','[{"type": "played", "seat": 0, "role": "balrog", "card": "134-23", "blind": false}, {"type": "compared", "attack": "34-3", "defence": "134-23", "right": "3", "left": "134", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 13, "balrog": 15}}]',1800000000,9000016,NULL);
INSERT INTO "actions" VALUES(1,15,1,'play 1-123','[{"type": "played", "seat": 1, "role": "gandalf", "card": "1-123", "blind": false}, {"type": "compared", "attack": "134-23", "defence": "1-123", "right": "23", "left": "1", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 11, "balrog": 14}}]',1800000000,9000017,NULL);
INSERT INTO "actions" VALUES(1,16,0,'play 3-4','[{"type": "played", "seat": 0, "role": "balrog", "card": "3-4", "blind": false}, {"type": "compared", "attack": "1-123", "defence": "3-4", "right": "123", "left": "3", "losses": {"gandalf": 0, "balrog": 2}, "energy": {"gandalf": 11, "balrog": 12}}]',1800000000,9000018,NULL);
INSERT INTO "actions" VALUES(1,17,1,'play 124-2','[{"type": "played", "seat": 1, "role": "gandalf", "card": "124-2", "blind": false}, {"type": "compared", "attack": "3-4", "defence": "124-2", "right": "4", "left": "124", "losses": {"gandalf": 0, "balrog": 2}, "energy": {"gandalf": 11, "balrog": 10}}]',1800000000,9000019,NULL);
INSERT INTO "actions" VALUES(1,18,0,'play 124-2','[{"type": "played", "seat": 0, "role": "balrog", "card": "124-2", "blind": false}, {"type": "compared", "attack": "124-2", "defence": "124-2", "right": "2", "left": "124", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 9, "balrog": 10}}]',1800000000,9000020,NULL);
INSERT INTO "actions" VALUES(1,19,1,'play 124-134','[{"type": "played", "seat": 1, "role": "gandalf", "card": "124-134", "blind": false}, {"type": "compared", "attack": "124-2", "defence": "124-134", "right": "2", "left": "124", "losses": {"gandalf": 0, "balrog": 2}, "energy": {"gandalf": 9, "balrog": 8}}]',1800000000,9000021,NULL);
INSERT INTO "actions" VALUES(1,20,0,'play 124-14','[{"type": "played", "seat": 0, "role": "balrog", "card": "124-14", "blind": false}, {"type": "compared", "attack": "124-134", "defence": "124-14", "right": "134", "left": "124", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 8, "balrog": 7}}]',1800000000,9000022,NULL);
INSERT INTO "actions" VALUES(1,21,1,'play 1-4','[{"type": "played", "seat": 1, "role": "gandalf", "card": "1-4", "blind": false}, {"type": "compared", "attack": "124-14", "defence": "1-4", "right": "14", "left": "1", "losses": {"gandalf": 1, "balrog": 0}, "energy": {"gandalf": 7, "balrog": 7}}]',1800000000,9000023,NULL);
INSERT INTO "actions" VALUES(1,22,0,'play 123-124','[{"type": "played", "seat": 0, "role": "balrog", "card": "123-124", "blind": false}, {"type": "compared", "attack": "1-4", "defence": "123-124", "right": "4", "left": "123", "losses": {"gandalf": 3, "balrog": 1}, "energy": {"gandalf": 4, "balrog": 6}}]',1800000000,9000024,NULL);
INSERT INTO "actions" VALUES(1,23,1,'play 134-234','[{"type": "played", "seat": 1, "role": "gandalf", "card": "134-234", "blind": false}, {"type": "compared", "attack": "123-124", "defence": "134-234", "right": "124", "left": "134", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 3, "balrog": 5}}]',1800000000,9000025,NULL);
INSERT INTO "actions" VALUES(1,24,0,'play 1-34','[{"type": "played", "seat": 0, "role": "balrog", "card": "1-34", "blind": false}, {"type": "compared", "attack": "134-234", "defence": "1-34", "right": "234", "left": "1", "losses": {"gandalf": 1, "balrog": 3}, "energy": {"gandalf": 2, "balrog": 2}}, {"type": "duel_won", "seat": 0, "role": "balrog", "round": 2, "energy": {"gandalf": 2, "balrog": 2}, "level": true, "steps": 1, "step": 2}, {"type": "set_aside", "seat": 1, "role": "gandalf", "count": 3}, {"type": "set_aside", "seat": 0, "role": "balrog", "count": 3}, {"type": "round_begun", "game": 1, "round": 3, "energy": 15}]',1800000000,9000026,NULL);
INSERT INTO "actions" VALUES(1,25,1,'start me','[{"type": "start_said", "seat": 1, "starter": 1, "role": "gandalf"}]',1800000000,9000027,NULL);
INSERT INTO "actions" VALUES(1,26,1,'play wrath','[{"type": "played", "seat": 1, "role": "gandalf", "card": "wrath", "blind": false}, {"type": "text", "seat": 1, "role": "gandalf", "card": "wrath"}]',1800000000,9000028,NULL);
INSERT INTO "actions" VALUES(1,27,0,'play 0-0','[{"type": "played", "seat": 0, "role": "balrog", "card": "0-0", "blind": false}, {"type": "compared", "attack": "wrath", "defence": "0-0", "right": "14", "left": "0", "losses": {"gandalf": 0, "balrog": 2}, "energy": {"gandalf": 15, "balrog": 13}}]',1800000000,9000029,NULL);
INSERT INTO "actions" VALUES(1,28,1,'play 3-4','[{"type": "played", "seat": 1, "role": "gandalf", "card": "3-4", "blind": false}, {"type": "compared", "attack": "0-0", "defence": "3-4", "right": "0", "left": "3", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 15, "balrog": 12}}]',1800000000,9000030,NULL);
INSERT INTO "actions" VALUES(1,29,0,'play 12-14','[{"type": "played", "seat": 0, "role": "balrog", "card": "12-14", "blind": false}, {"type": "compared", "attack": "3-4", "defence": "12-14", "right": "4", "left": "12", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 13, "balrog": 11}}]',1800000000,9000031,NULL);
INSERT INTO "actions" VALUES(1,30,1,'play 2-1','[{"type": "played", "seat": 1, "role": "gandalf", "card": "2-1", "blind": false}, {"type": "compared", "attack": "12-14", "defence": "2-1", "right": "14", "left": "2", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 11, "balrog": 10}}]',1800000000,9000032,NULL);
INSERT INTO "actions" VALUES(1,31,0,'play 24-4','[{"type": "played", "seat": 0, "role": "balrog", "card": "24-4", "blind": false}, {"type": "compared", "attack": "2-1", "defence": "24-4", "right": "1", "left": "24", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 9, "balrog": 9}}]',1800000000,9000033,NULL);
INSERT INTO "actions" VALUES(1,32,1,'play 1-23','[{"type": "played", "seat": 1, "role": "gandalf", "card": "1-23", "blind": false}, {"type": "compared", "attack": "24-4", "defence": "1-23", "right": "4", "left": "1", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 8, "balrog": 8}}]',1800000000,9000034,NULL);
INSERT INTO "actions" VALUES(1,33,0,'play 124-134','[{"type": "played", "seat": 0, "role": "balrog", "card": "124-134", "blind": false}, {"type": "compared", "attack": "1-23", "defence": "124-134", "right": "23", "left": "124", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 6, "balrog": 7}}]',1800000000,9000035,NULL);
INSERT INTO "actions" VALUES(1,34,1,'play 123-124','[{"type": "played", "seat": 1, "role": "gandalf", "card": "123-124", "blind": false}, {"type": "compared", "attack": "124-134", "defence": "123-124", "right": "134", "left": "123", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 5, "balrog": 6}}]',1800000000,9000036,NULL);
INSERT INTO "actions" VALUES(1,35,0,'play 12-34','[{"type": "played", "seat": 0, "role": "balrog", "card": "12-34", "blind": false}, {"type": "compared", "attack": "123-124", "defence": "12-34", "right": "124", "left": "12", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 5, "balrog": 5}}]',1800000000,9000037,NULL);
INSERT INTO "actions" VALUES(1,36,1,'play balance','[{"type": "played", "seat": 1, "role": "gandalf", "card": "balance", "blind": false}, {"type": "compared", "attack": "12-34", "defence": "balance", "right": "34", "left": "124", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 4, "balrog": 3}}, {"type": "text", "seat": 1, "role": "gandalf", "card": "balance", "moved": {"gandalf": 1, "balrog": 0}, "energy": {"gandalf": 5, "balrog": 3}}]',1800000000,9000038,NULL);
INSERT INTO "actions" VALUES(1,37,0,'play 1-23','[{"type": "played", "seat": 0, "role": "balrog", "card": "1-23", "blind": false}, {"type": "compared", "attack": "balance", "defence": "1-23", "right": "34", "left": "1", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 4, "balrog": 1}}, {"type": "duel_won", "seat": 1, "role": "gandalf", "round": 3, "energy": {"gandalf": 4, "balrog": 1}, "level": false, "steps": 1, "step": 1}, {"type": "set_aside", "seat": 1, "role": "gandalf", "count": 3}, {"type": "set_aside", "seat": 0, "role": "balrog", "count": 3}, {"type": "round_begun", "game": 1, "round": 4, "energy": 20}]',1800000000,9000039,NULL);
INSERT INTO "actions" VALUES(1,38,0,'start them','[{"type": "start_said", "seat": 0, "starter": 1, "role": "gandalf"}]',1800000000,9000040,NULL);
INSERT INTO "actions" VALUES(1,39,1,'play 2-3','[{"type": "played", "seat": 1, "role": "gandalf", "card": "2-3", "blind": false}]',1800000000,9000041,NULL);
INSERT INTO "actions" VALUES(1,40,0,'play 1234-1234','[{"type": "played", "seat": 0, "role": "balrog", "card": "1234-1234", "blind": false}, {"type": "compared", "attack": "2-3", "defence": "1234-1234", "right": "3", "left": "1234", "losses": {"gandalf": 3, "balrog": 0}, "energy": {"gandalf": 17, "balrog": 20}}]',1800000000,9000042,NULL);
INSERT INTO "actions" VALUES(1,41,1,'play spell','[{"type": "played", "seat": 1, "role": "gandalf", "card": "spell", "blind": false}, {"type": "compared", "attack": "1234-1234", "defence": "spell", "right": "1234", "left": "23", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 15, "balrog": 20}}, {"type": "text", "seat": 1, "role": "gandalf", "card": "spell"}, {"type": "played", "seat": 0, "role": "balrog", "card": "1-4", "blind": true}, {"type": "compared", "attack": "spell", "defence": "1-4", "right": "13", "left": "1", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 15, "balrog": 19}}]',1800000000,9000043,NULL);
INSERT INTO "actions" VALUES(1,42,1,'play 12-34','[{"type": "played", "seat": 1, "role": "gandalf", "card": "12-34", "blind": false}, {"type": "compared", "attack": "1-4", "defence": "12-34", "right": "4", "left": "12", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 14, "balrog": 17}}]',1800000000,9000044,NULL);
INSERT INTO "actions" VALUES(1,43,0,'play 1-123','[{"type": "played", "seat": 0, "role": "balrog", "card": "1-123", "blind": false}, {"type": "compared", "attack": "12-34", "defence": "1-123", "right": "34", "left": "1", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 13, "balrog": 15}}]',1800000000,9000045,NULL);
INSERT INTO "actions" VALUES(1,44,1,'play 23-34','[{"type": "played", "seat": 1, "role": "gandalf", "card": "23-34", "blind": false}, {"type": "compared", "attack": "1-123", "defence": "23-34", "right": "123", "left": "23", "losses": {"gandalf": 1, "balrog": 0}, "energy": {"gandalf": 12, "balrog": 15}}]',1800000000,9000046,NULL);
INSERT INTO "actions" VALUES(1,45,0,'play feint','[{"type": "played", "seat": 0, "role": "balrog", "card": "feint", "blind": false}]',1800000000,9000047,NULL);
INSERT INTO "actions" VALUES(1,46,0,'feint 1234-1234','[{"type": "feinted", "seat": 0, "card": "1234-1234", "beside": false}, {"type": "compared", "attack": "23-34", "defence": "1234-1234", "right": "34", "left": "1234", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 10, "balrog": 15}}]',1800000000,9000048,NULL);
INSERT INTO "actions" VALUES(1,47,1,'play 1-34','[{"type": "played", "seat": 1, "role": "gandalf", "card": "1-34", "blind": false}, {"type": "compared", "attack": "1234-1234", "defence": "1-34", "right": "1234", "left": "1", "losses": {"gandalf": 3, "balrog": 0}, "energy": {"gandalf": 7, "balrog": 15}}]',1800000000,9000049,NULL);
INSERT INTO "actions" VALUES(1,48,0,'play 134-234','[{"type": "played", "seat": 0, "role": "balrog", "card": "134-234", "blind": false}, {"type": "compared", "attack": "1-34", "defence": "134-234", "right": "34", "left": "134", "losses": {"gandalf": 1, "balrog": 0}, "energy": {"gandalf": 6, "balrog": 15}}]',1800000000,9000050,NULL);
INSERT INTO "actions" VALUES(1,49,1,'play cunning','[{"type": "played", "seat": 1, "role": "gandalf", "card": "cunning", "blind": false}, {"type": "compared", "attack": "134-234", "defence": "cunning", "right": "234", "left": "12", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 4, "balrog": 14}}, {"type": "text", "seat": 1, "role": "gandalf", "card": "cunning"}]',1800000000,9000051,NULL);
INSERT INTO "actions" VALUES(1,50,0,'play 12-134','[{"type": "played", "seat": 0, "role": "balrog", "card": "12-134", "blind": false}, {"type": "compared", "attack": "cunning", "defence": "12-134", "right": "234", "left": "12", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 3, "balrog": 12}}]',1800000000,9000052,NULL);
INSERT INTO "actions" VALUES(1,51,1,'play magic','[{"type": "played", "seat": 1, "role": "gandalf", "card": "magic", "blind": false}, {"type": "compared", "attack": "12-134", "defence": "magic", "right": "134", "left": "13", "losses": {"gandalf": 1, "balrog": 0}, "energy": {"gandalf": 2, "balrog": 12}}, {"type": "silenced", "seat": 1, "role": "gandalf", "card": "magic", "by": "finale"}]',1800000000,9000053,NULL);
INSERT INTO "actions" VALUES(1,52,0,'play 34-3','[{"type": "played", "seat": 0, "role": "balrog", "card": "34-3", "blind": false}, {"type": "compared", "attack": "magic", "defence": "34-3", "right": "34", "left": "34", "losses": {"gandalf": 0, "balrog": 0}, "energy": {"gandalf": 2, "balrog": 12}}]',1800000000,9000054,NULL);
INSERT INTO "actions" VALUES(1,53,1,'play 23-234','[{"type": "played", "seat": 1, "role": "gandalf", "card": "23-234", "blind": false}, {"type": "compared", "attack": "34-3", "defence": "23-234", "right": "3", "left": "23", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 2, "balrog": 11}}]',1800000000,9000055,NULL);
INSERT INTO "actions" VALUES(1,54,0,'play 2-3','[{"type": "played", "seat": 0, "role": "balrog", "card": "2-3", "blind": false}, {"type": "compared", "attack": "23-234", "defence": "2-3", "right": "234", "left": "2", "losses": {"gandalf": 0, "balrog": 2}, "energy": {"gandalf": 2, "balrog": 9}}]',1800000000,9000056,NULL);
INSERT INTO "actions" VALUES(1,55,1,'play 12-14','[{"type": "played", "seat": 1, "role": "gandalf", "card": "12-14", "blind": false}, {"type": "compared", "attack": "2-3", "defence": "12-14", "right": "3", "left": "12", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 1, "balrog": 7}}]',1800000000,9000057,NULL);
INSERT INTO "actions" VALUES(1,56,0,'play strength','[{"type": "played", "seat": 0, "role": "balrog", "card": "strength", "blind": false}, {"type": "compared", "attack": "12-14", "defence": "strength", "right": "14", "left": "2", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 0, "balrog": 5}}, {"type": "silenced", "seat": 0, "role": "balrog", "card": "strength", "by": "end"}, {"type": "duel_won", "seat": 0, "role": "balrog", "round": 4, "energy": {"gandalf": 0, "balrog": 5}, "level": false, "steps": 2, "step": 4}, {"type": "game_over", "game": 1, "seat": 0, "role": "balrog", "reason": "higher on the bridge", "steps": {"gandalf": 1, "balrog": 4}, "points": [4, 1]}]',1800000000,9000058,NULL);
INSERT INTO "actions" VALUES(2,0,0,'play 3-4','[{"type": "played", "seat": 0, "role": "gandalf", "card": "3-4", "blind": false}]',1800003600,9000061,NULL);
INSERT INTO "actions" VALUES(2,1,1,'play strength','[{"type": "played", "seat": 1, "role": "balrog", "card": "strength", "blind": false}, {"type": "compared", "attack": "3-4", "defence": "strength", "right": "4", "left": "2", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 14, "balrog": 14}}, {"type": "text", "seat": 1, "role": "balrog", "card": "strength"}, {"type": "played", "seat": 0, "role": "gandalf", "card": "23-234", "blind": true}, {"type": "compared", "attack": "strength", "defence": "23-234", "right": "234", "left": "23", "losses": {"gandalf": 1, "balrog": 0}, "energy": {"gandalf": 13, "balrog": 14}}]',1800003600,9000062,NULL);
INSERT INTO "actions" VALUES(2,2,1,'play 124-2','[{"type": "played", "seat": 1, "role": "balrog", "card": "124-2", "blind": false}, {"type": "compared", "attack": "23-234", "defence": "124-2", "right": "234", "left": "124", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 12, "balrog": 13}}]',1800003600,9000063,NULL);
INSERT INTO "actions" VALUES(2,3,0,'play 2-1','[{"type": "played", "seat": 0, "role": "gandalf", "card": "2-1", "blind": false}, {"type": "compared", "attack": "124-2", "defence": "2-1", "right": "2", "left": "2", "losses": {"gandalf": 0, "balrog": 0}, "energy": {"gandalf": 12, "balrog": 13}}]',1800003600,9000064,NULL);
INSERT INTO "actions" VALUES(2,4,1,'play 3-4','[{"type": "played", "seat": 1, "role": "balrog", "card": "3-4", "blind": false}, {"type": "compared", "attack": "2-1", "defence": "3-4", "right": "1", "left": "3", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 11, "balrog": 12}}]',1800003600,9000065,NULL);
INSERT INTO "actions" VALUES(2,5,0,'play 1-123','[{"type": "played", "seat": 0, "role": "gandalf", "card": "1-123", "blind": false}, {"type": "compared", "attack": "3-4", "defence": "1-123", "right": "4", "left": "1", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 10, "balrog": 11}}]',1800003600,9000066,NULL);
INSERT INTO "actions" VALUES(2,6,1,'play 12-134','[{"type": "played", "seat": 1, "role": "balrog", "card": "12-134", "blind": false}, {"type": "compared", "attack": "1-123", "defence": "12-134", "right": "123", "left": "12", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 10, "balrog": 10}}]',1800003600,9000067,NULL);
INSERT INTO "actions" VALUES(2,7,0,'play 124-134','[{"type": "played", "seat": 0, "role": "gandalf", "card": "124-134", "blind": false}, {"type": "compared", "attack": "12-134", "defence": "124-134", "right": "134", "left": "124", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 9, "balrog": 9}}]',1800003600,9000068,NULL);
INSERT INTO "actions" VALUES(2,8,1,'play 12-34','[{"type": "played", "seat": 1, "role": "balrog", "card": "12-34", "blind": false}, {"type": "compared", "attack": "124-134", "defence": "12-34", "right": "134", "left": "12", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 8, "balrog": 7}}]',1800003600,9000069,NULL);
INSERT INTO "actions" VALUES(2,9,0,'play magic','[{"type": "played", "seat": 0, "role": "gandalf", "card": "magic", "blind": false}, {"type": "compared", "attack": "12-34", "defence": "magic", "right": "34", "left": "13", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 7, "balrog": 6}}, {"type": "text", "seat": 0, "role": "gandalf", "card": "magic"}]',1800003600,9000070,NULL);
INSERT INTO "actions" VALUES(2,10,1,'play 1-123','[{"type": "played", "seat": 1, "role": "balrog", "card": "1-123", "blind": false}]',1800003600,9000071,NULL);
INSERT INTO "actions" VALUES(2,11,0,'magic keep','[{"type": "magic_kept", "seat": 0, "card": "1-123"}, {"type": "compared", "attack": "magic", "defence": "1-123", "right": "34", "left": "1", "losses": {"gandalf": 1, "balrog": 2}, "energy": {"gandalf": 6, "balrog": 4}}, {"type": "duel_won", "seat": 0, "role": "gandalf", "round": 1, "energy": {"gandalf": 6, "balrog": 4}, "level": false, "steps": 1, "step": 1}, {"type": "set_aside", "seat": 0, "role": "gandalf", "count": 3}, {"type": "set_aside", "seat": 1, "role": "balrog", "count": 3}, {"type": "round_begun", "game": 1, "round": 2, "energy": 15}]',1800003600,9000072,NULL);
INSERT INTO "actions" VALUES(2,12,0,'resign','[{"type": "resign", "seat": 0}]',1800003600,9000073,NULL);
INSERT INTO "actions" VALUES(3,0,1,'play mirror','[{"type": "played", "seat": 1, "role": "gandalf", "card": "mirror", "blind": false}, {"type": "silenced", "seat": 1, "role": "gandalf", "card": "mirror", "by": "alone"}]',1800003600,9000076,NULL);
INSERT INTO "actions" VALUES(3,1,0,'play 124-134','[{"type": "played", "seat": 0, "role": "balrog", "card": "124-134", "blind": false}, {"type": "compared", "attack": "mirror", "defence": "124-134", "right": "23", "left": "124", "losses": {"gandalf": 2, "balrog": 1}, "energy": {"gandalf": 13, "balrog": 14}}]',1800003600,9000077,NULL);
INSERT INTO "actions" VALUES(3,2,1,'play 1-23','[{"type": "played", "seat": 1, "role": "gandalf", "card": "1-23", "blind": false}, {"type": "compared", "attack": "124-134", "defence": "1-23", "right": "134", "left": "1", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 11, "balrog": 14}}]',1800003600,9000078,NULL);
INSERT INTO "actions" VALUES(3,3,0,'play trick','[{"type": "played", "seat": 0, "role": "balrog", "card": "trick", "blind": false}, {"type": "compared", "attack": "1-23", "defence": "trick", "right": "23", "left": "13", "losses": {"gandalf": 1, "balrog": 1}, "energy": {"gandalf": 10, "balrog": 13}}, {"type": "text", "seat": 0, "role": "balrog", "card": "trick"}]',1800003600,9000079,NULL);
INSERT INTO "actions" VALUES(3,4,1,'play magic','[{"type": "played", "seat": 1, "role": "gandalf", "card": "magic", "blind": false}, {"type": "compared", "attack": "trick", "defence": "magic", "right": "3", "left": "13", "losses": {"gandalf": 0, "balrog": 1}, "energy": {"gandalf": 10, "balrog": 12}}, {"type": "text", "seat": 1, "role": "gandalf", "card": "magic"}]',1800003600,9000080,NULL);
INSERT INTO "actions" VALUES(3,5,0,'play 1234-1234','[{"type": "played", "seat": 0, "role": "balrog", "card": "1234-1234", "blind": false}]',1800003600,9000081,NULL);
INSERT INTO "actions" VALUES(3,6,1,'magic banish','[{"type": "banished", "seat": 1, "card": "1234-1234"}]',1800003600,9000082,NULL);
INSERT INTO "actions" VALUES(3,7,0,'play 12-134','[{"type": "played", "seat": 0, "role": "balrog", "card": "12-134", "blind": false}, {"type": "compared", "attack": "magic", "defence": "12-134", "right": "34", "left": "12", "losses": {"gandalf": 2, "balrog": 2}, "energy": {"gandalf": 8, "balrog": 10}}]',1800003600,9000083,NULL);
INSERT INTO "actions" VALUES(3,8,1,'play 3-4','[{"type": "played", "seat": 1, "role": "gandalf", "card": "3-4", "blind": false}, {"type": "compared", "attack": "12-134", "defence": "3-4", "right": "134", "left": "3", "losses": {"gandalf": 2, "balrog": 0}, "energy": {"gandalf": 6, "balrog": 10}}]',1800003600,9000084,NULL);
INSERT INTO "actions" VALUES(4,0,0,'place FWWM 0 -1 0','[{"type": "placed", "seat": 0, "tile": "FWWM", "turns": 0, "x": -1, "y": 0, "sections": "FWWM", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 40}, {"type": "turn", "seat": 1}]',1800003600,9000087,NULL);
INSERT INTO "actions" VALUES(4,1,1,'place MWWP 0 0 1','[{"type": "placed", "seat": 1, "tile": "MWWP", "turns": 0, "x": 0, "y": 1, "sections": "MWWP", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 39}, {"type": "turn", "seat": 0}]',1800003600,9000088,NULL);
INSERT INTO "actions" VALUES(4,2,0,'place FWMW 2 0 -1','[{"type": "placed", "seat": 0, "tile": "FWMW", "turns": 2, "x": 0, "y": -1, "sections": "MWFW", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 38}, {"type": "turn", "seat": 1}]',1800003600,9000089,NULL);
INSERT INTO "actions" VALUES(4,3,1,'place FFWW 1 0 2','[{"type": "placed", "seat": 1, "tile": "FFWW", "turns": 1, "x": 0, "y": 2, "sections": "WFFW", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 37}, {"type": "turn", "seat": 0}]',1800003600,9000090,NULL);
INSERT INTO "actions" VALUES(4,4,0,'place MWPW 1 -2 0','[{"type": "placed", "seat": 0, "tile": "MWPW", "turns": 1, "x": -2, "y": 0, "sections": "WMWP", "from": "hand"}, {"type": "meeting_place", "x": -2, "y": 0, "side": "e", "colour": "brown", "chip": null}, {"type": "drew", "seat": 0, "count": 1, "stock": 36}, {"type": "turn", "seat": 1}]',1800003600,9000091,NULL);
INSERT INTO "actions" VALUES(4,5,1,'place FPPW 0 -3 0','[{"type": "placed", "seat": 1, "tile": "FPPW", "turns": 0, "x": -3, "y": 0, "sections": "FPPW", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 35}, {"type": "turn", "seat": 0}]',1800003600,9000092,NULL);
INSERT INTO "actions" VALUES(4,6,0,'place FPFP 0 0 3','[{"type": "placed", "seat": 0, "tile": "FPFP", "turns": 0, "x": 0, "y": 3, "sections": "FPFP", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 34}, {"type": "turn", "seat": 1}]',1800003600,9000093,NULL);
INSERT INTO "actions" VALUES(4,7,1,'place PPPW 2 1 0','[{"type": "placed", "seat": 1, "tile": "PPPW", "turns": 2, "x": 1, "y": 0, "sections": "PWPP", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 33}, {"type": "turn", "seat": 0}]',1800003600,9000094,NULL);
INSERT INTO "actions" VALUES(4,8,0,'place PWWW 3 -4 0','[{"type": "placed", "seat": 0, "tile": "PWWW", "turns": 3, "x": -4, "y": 0, "sections": "WWWP", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 32}, {"type": "turn", "seat": 1}]',1800003600,9000095,NULL);
INSERT INTO "actions" VALUES(4,9,1,'place FPFW 0 2 0','[{"type": "placed", "seat": 1, "tile": "FPFW", "turns": 0, "x": 2, "y": 0, "sections": "FPFW", "from": "hand"}, {"type": "meeting_place", "x": 1, "y": 0, "side": "e", "colour": "blue", "chip": null}, {"type": "drew", "seat": 1, "count": 1, "stock": 31}, {"type": "turn", "seat": 0}]',1800003600,9000096,NULL);
INSERT INTO "actions" VALUES(4,10,0,'place FFMP 0 3 0','[{"type": "placed", "seat": 0, "tile": "FFMP", "turns": 0, "x": 3, "y": 0, "sections": "FFMP", "from": "hand"}, {"type": "meeting_place", "x": 2, "y": 0, "side": "e", "colour": "yellow", "chip": "sting"}, {"type": "drew", "seat": 0, "count": 1, "stock": 30}, {"type": "turn", "seat": 1}]',1800003600,9000097,NULL);
INSERT INTO "actions" VALUES(4,11,1,'place MWMW 0 0 -2','[{"type": "placed", "seat": 1, "tile": "MWMW", "turns": 0, "x": 0, "y": -2, "sections": "MWMW", "from": "hand"}, {"type": "meeting_place", "x": 0, "y": -2, "side": "s", "colour": "brown", "chip": null}, {"type": "cross_complete", "west": -4, "east": 3, "north": -2, "south": 3}, {"type": "drew", "seat": 1, "count": 1, "stock": 29}, {"type": "turn", "seat": 0}]',1800003600,9000098,NULL);
INSERT INTO "actions" VALUES(4,12,0,'discard','[{"type": "discarded", "seat": 0, "tiles": ["FMWM", "FFPM", "FFFM"]}, {"type": "drew", "seat": 0, "count": 3, "stock": 26}, {"type": "turn", "seat": 1}]',1800003600,9000099,NULL);
INSERT INTO "actions" VALUES(4,13,1,'place PPWW 1 1 -1','[{"type": "placed", "seat": 1, "tile": "PPWW", "turns": 1, "x": 1, "y": -1, "sections": "WPPW", "from": "hand"}]',1800003600,9000100,NULL);
INSERT INTO "actions" VALUES(4,14,1,'move 0 1 n','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 0, "side": "shire", "terrain": null}, "to": {"x": 0, "y": 1, "side": "n", "terrain": "M"}}, {"type": "drew", "seat": 1, "count": 1, "stock": 25}, {"type": "turn", "seat": 0}]',1800003600,9000101,NULL);
INSERT INTO "actions" VALUES(4,15,0,'place FPMP 2 2 -1','[{"type": "placed", "seat": 0, "tile": "FPMP", "turns": 2, "x": 2, "y": -1, "sections": "MPFP", "from": "hand"}, {"type": "meeting_place", "x": 2, "y": -1, "side": "s", "colour": "green", "chip": "pippin"}]',1800003600,9000102,NULL);
INSERT INTO "actions" VALUES(4,16,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "drew", "seat": 0, "count": 1, "stock": 24}, {"type": "turn", "seat": 1}]',1800003600,9000103,NULL);
INSERT INTO "actions" VALUES(4,17,1,'place FFPW 2 -1 -1','[{"type": "placed", "seat": 1, "tile": "FFPW", "turns": 2, "x": -1, "y": -1, "sections": "PWFF", "from": "hand"}, {"type": "meeting_place", "x": -1, "y": -1, "side": "e", "colour": "blue", "chip": null}]',1800003600,9000104,NULL);
INSERT INTO "actions" VALUES(4,18,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "drew", "seat": 1, "count": 1, "stock": 23}, {"type": "turn", "seat": 0}]',1800003600,9000105,NULL);
INSERT INTO "actions" VALUES(4,19,0,'place FMWW 0 1 -2','[{"type": "placed", "seat": 0, "tile": "FMWW", "turns": 0, "x": 1, "y": -2, "sections": "FMWW", "from": "hand"}]',1800003600,9000106,NULL);
INSERT INTO "actions" VALUES(4,20,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 0, "y": 0, "side": "shire", "terrain": null}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "drew", "seat": 0, "count": 1, "stock": 22}, {"type": "turn", "seat": 1}]',1800003600,9000107,NULL);
INSERT INTO "actions" VALUES(4,21,1,'place FWWP 3 -1 -2','[{"type": "placed", "seat": 1, "tile": "FWWP", "turns": 3, "x": -1, "y": -2, "sections": "WWPF", "from": "hand"}, {"type": "meeting_place", "x": -1, "y": -2, "side": "s", "colour": "yellow", "chip": "athelas"}]',1800003600,9000108,NULL);
INSERT INTO "actions" VALUES(4,22,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "drew", "seat": 1, "count": 1, "stock": 21}, {"type": "turn", "seat": 0}]',1800003600,9000109,NULL);
INSERT INTO "actions" VALUES(4,23,0,'place FMWP 1 1 1','[{"type": "placed", "seat": 0, "tile": "FMWP", "turns": 1, "x": 1, "y": 1, "sections": "PFMW", "from": "hand"}]',1800003600,9000110,NULL);
INSERT INTO "actions" VALUES(4,24,0,'move 2 -1 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": -1, "side": "s", "terrain": "F"}}, {"type": "took", "seat": 0, "x": 2, "y": -1, "side": "s", "colour": "green", "chip": "pippin"}, {"type": "drew", "seat": 0, "count": 1, "stock": 20}, {"type": "turn", "seat": 1}]',1800003600,9000111,NULL);
INSERT INTO "actions" VALUES(4,25,1,'place FFMW 3 2 1','[{"type": "placed", "seat": 1, "tile": "FFMW", "turns": 3, "x": 2, "y": 1, "sections": "FMWF", "from": "hand"}]',1800003600,9000112,NULL);
INSERT INTO "actions" VALUES(4,26,1,'move 0 0 shire','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 1, "side": "n", "terrain": "M"}, "to": {"x": 0, "y": 0, "side": "shire", "terrain": null}}, {"type": "drew", "seat": 1, "count": 1, "stock": 19}, {"type": "turn", "seat": 0}]',1800003600,9000113,NULL);
INSERT INTO "actions" VALUES(4,27,0,'place FMPW 3 1 2','[{"type": "placed", "seat": 0, "tile": "FMPW", "turns": 3, "x": 1, "y": 2, "sections": "MPWF", "from": "hand"}, {"type": "meeting_place", "x": 1, "y": 1, "side": "s", "colour": "brown", "chip": null}]',1800003600,9000114,NULL);
INSERT INTO "actions" VALUES(4,28,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "drew", "seat": 0, "count": 1, "stock": 18}, {"type": "turn", "seat": 1}]',1800003600,9000115,NULL);
INSERT INTO "actions" VALUES(4,29,1,'place FMFP 0 3 -1','[{"type": "placed", "seat": 1, "tile": "FMFP", "turns": 0, "x": 3, "y": -1, "sections": "FMFP", "from": "hand"}, {"type": "meeting_place", "x": 2, "y": -1, "side": "e", "colour": "yellow", "chip": "lembas"}]',1800003600,9000116,NULL);
INSERT INTO "actions" VALUES(4,30,1,'move 0 1 n','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 0, "side": "shire", "terrain": null}, "to": {"x": 0, "y": 1, "side": "n", "terrain": "M"}}, {"type": "drew", "seat": 1, "count": 1, "stock": 17}, {"type": "turn", "seat": 0}]',1800003600,9000117,NULL);
INSERT INTO "actions" VALUES(4,31,0,'place FFWM 0 -2 -1','[{"type": "placed", "seat": 0, "tile": "FFWM", "turns": 0, "x": -2, "y": -1, "sections": "FFWM", "from": "hand"}, {"type": "meeting_place", "x": -2, "y": -1, "side": "s", "colour": "blue", "chip": null}]',1800003600,9000118,NULL);
INSERT INTO "actions" VALUES(4,32,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "drew", "seat": 0, "count": 1, "stock": 16}, {"type": "turn", "seat": 1}]',1800003600,9000119,NULL);
INSERT INTO "actions" VALUES(4,33,1,'place MPPW 1 2 2','[{"type": "placed", "seat": 1, "tile": "MPPW", "turns": 1, "x": 2, "y": 2, "sections": "WMPP", "from": "hand"}, {"type": "meeting_place", "x": 2, "y": 1, "side": "s", "colour": "blue", "chip": null}]',1800003600,9000120,NULL);
INSERT INTO "actions" VALUES(4,34,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "drew", "seat": 1, "count": 1, "stock": 15}, {"type": "turn", "seat": 0}]',1800003600,9000121,NULL);
INSERT INTO "actions" VALUES(4,35,0,'discard','[{"type": "discarded", "seat": 0, "tiles": ["MWWW", "MPMW", "FPMW"]}, {"type": "drew", "seat": 0, "count": 3, "stock": 12}, {"type": "turn", "seat": 1}]',1800003600,9000122,NULL);
INSERT INTO "actions" VALUES(4,36,1,'place FFFW 1 -2 -2','[{"type": "placed", "seat": 1, "tile": "FFFW", "turns": 1, "x": -2, "y": -2, "sections": "WFFF", "from": "hand"}]',1800003600,9000123,NULL);
INSERT INTO "actions" VALUES(4,37,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "drew", "seat": 1, "count": 1, "stock": 11}, {"type": "turn", "seat": 0}]',1800003600,9000124,NULL);
INSERT INTO "actions" VALUES(4,38,0,'place MPWP 2 -1 1','[{"type": "placed", "seat": 0, "tile": "MPWP", "turns": 2, "x": -1, "y": 1, "sections": "WPMP", "from": "hand"}, {"type": "meeting_place", "x": -1, "y": 1, "side": "e", "colour": "yellow", "chip": "anduril"}]',1800003600,9000125,NULL);
INSERT INTO "actions" VALUES(4,39,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "drew", "seat": 0, "count": 1, "stock": 10}, {"type": "turn", "seat": 1}]',1800003600,9000126,NULL);
INSERT INTO "actions" VALUES(4,40,1,'place FFWP 2 -2 1','[{"type": "placed", "seat": 1, "tile": "FFWP", "turns": 2, "x": -2, "y": 1, "sections": "WPFF", "from": "hand"}, {"type": "meeting_place", "x": -2, "y": 0, "side": "s", "colour": "blue", "chip": null}, {"type": "meeting_place", "x": -2, "y": 1, "side": "e", "colour": "yellow", "chip": "rope"}]',1800003600,9000127,NULL);
INSERT INTO "actions" VALUES(4,41,1,'move -1 1 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 1, "side": "n", "terrain": "M"}, "to": {"x": -1, "y": 1, "side": "e", "terrain": "P"}}, {"type": "took", "seat": 1, "x": -1, "y": 1, "side": "e", "colour": "yellow", "chip": "anduril"}, {"type": "drew", "seat": 1, "count": 1, "stock": 9}, {"type": "turn", "seat": 0}]',1800003600,9000128,NULL);
INSERT INTO "actions" VALUES(4,42,0,'place PWPW 1 1 3','[{"type": "placed", "seat": 0, "tile": "PWPW", "turns": 1, "x": 1, "y": 3, "sections": "WPWP", "from": "hand"}, {"type": "meeting_place", "x": 1, "y": 2, "side": "s", "colour": "blue", "chip": null}, {"type": "meeting_place", "x": 0, "y": 3, "side": "e", "colour": "yellow", "chip": "phial"}]',1800003600,9000129,NULL);
INSERT INTO "actions" VALUES(4,43,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "drew", "seat": 0, "count": 1, "stock": 8}, {"type": "turn", "seat": 1}]',1800003600,9000130,NULL);
INSERT INTO "actions" VALUES(4,44,1,'place FFFP 1 -3 1','[{"type": "placed", "seat": 1, "tile": "FFFP", "turns": 1, "x": -3, "y": 1, "sections": "PFFF", "from": "hand"}]',1800003600,9000131,NULL);
INSERT INTO "actions" VALUES(4,45,1,'move 0 1 n','[{"type": "moved", "seat": 1, "from": {"x": -1, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": 0, "y": 1, "side": "n", "terrain": "M"}}, {"type": "drew", "seat": 1, "count": 1, "stock": 7}, {"type": "turn", "seat": 0}]',1800003600,9000132,NULL);
INSERT INTO "actions" VALUES(4,46,0,'place FMPM 2 -3 -1','[{"type": "placed", "seat": 0, "tile": "FMPM", "turns": 2, "x": -3, "y": -1, "sections": "PMFM", "from": "hand"}, {"type": "meeting_place", "x": -3, "y": -1, "side": "e", "colour": "brown", "chip": null}, {"type": "meeting_place", "x": -3, "y": -1, "side": "s", "colour": "green", "chip": "gandalf"}]',1800003600,9000133,NULL);
INSERT INTO "actions" VALUES(4,47,0,'move 2 -1 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": -1, "side": "s", "terrain": "F"}}, {"type": "drew", "seat": 0, "count": 1, "stock": 6}, {"type": "turn", "seat": 1}]',1800003600,9000134,NULL);
INSERT INTO "actions" VALUES(4,48,1,'place FPWM 1 -3 -2','[{"type": "placed", "seat": 1, "tile": "FPWM", "turns": 1, "x": -3, "y": -2, "sections": "MFPW", "from": "hand"}, {"type": "meeting_place", "x": -3, "y": -2, "side": "s", "colour": "yellow", "chip": "cloak"}]',1800003600,9000135,NULL);
INSERT INTO "actions" VALUES(4,49,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "drew", "seat": 1, "count": 1, "stock": 5}, {"type": "turn", "seat": 0}]',1800003600,9000136,NULL);
INSERT INTO "actions" VALUES(4,50,0,'place FPWW 1 -4 1','[{"type": "placed", "seat": 0, "tile": "FPWW", "turns": 1, "x": -4, "y": 1, "sections": "WFPW", "from": "hand"}]',1800003600,9000137,NULL);
INSERT INTO "actions" VALUES(4,51,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "drew", "seat": 0, "count": 1, "stock": 4}, {"type": "turn", "seat": 1}]',1800003600,9000138,NULL);
INSERT INTO "actions" VALUES(4,52,1,'place MPPP 1 2 3','[{"type": "placed", "seat": 1, "tile": "MPPP", "turns": 1, "x": 2, "y": 3, "sections": "PMPP", "from": "hand"}]',1800003600,9000139,NULL);
INSERT INTO "actions" VALUES(4,53,1,'move -1 1 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 1, "side": "n", "terrain": "M"}, "to": {"x": -1, "y": 1, "side": "e", "terrain": "P"}}, {"type": "drew", "seat": 1, "count": 1, "stock": 3}, {"type": "turn", "seat": 0}]',1800003600,9000140,NULL);
INSERT INTO "actions" VALUES(4,54,0,'discard','[{"type": "discarded", "seat": 0, "tiles": ["MPMP", "FWPM", "FMPP"]}, {"type": "drew", "seat": 0, "count": 3, "stock": 0}, {"type": "turn", "seat": 1}]',1800003600,9000141,NULL);
INSERT INTO "actions" VALUES(4,55,1,'discard','[{"type": "discarded", "seat": 1, "tiles": ["FWMP", "MPWW", "FMFW"]}, {"type": "turn", "seat": 0}]',1800003600,9000142,NULL);
INSERT INTO "actions" VALUES(4,56,0,'place MWPP 0 -1 2','[{"type": "placed", "seat": 0, "tile": "MWPP", "turns": 0, "x": -1, "y": 2, "sections": "MWPP", "from": "hand"}, {"type": "meeting_place", "x": -1, "y": 1, "side": "s", "colour": "brown", "chip": null}]',1800003600,9000143,NULL);
INSERT INTO "actions" VALUES(4,57,0,'move 2 0 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000144,NULL);
INSERT INTO "actions" VALUES(4,58,1,'place FMPP 2 -1 3','[{"type": "placed", "seat": 1, "tile": "FMPP", "turns": 2, "x": -1, "y": 3, "sections": "PPFM", "from": "discard"}]',1800003600,9000145,NULL);
INSERT INTO "actions" VALUES(4,59,1,'move 0 1 n','[{"type": "moved", "seat": 1, "from": {"x": -1, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": 0, "y": 1, "side": "n", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000146,NULL);
INSERT INTO "actions" VALUES(4,60,0,'place FPPM 0 -2 2','[{"type": "placed", "seat": 0, "tile": "FPPM", "turns": 0, "x": -2, "y": 2, "sections": "FPPM", "from": "hand"}]',1800003600,9000147,NULL);
INSERT INTO "actions" VALUES(4,61,0,'move 1 1 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "took", "seat": 0, "x": 1, "y": 1, "side": "s", "colour": "brown", "chip": "cave-9"}, {"type": "turn", "seat": 1}]',1800003600,9000148,NULL);
INSERT INTO "actions" VALUES(4,62,1,'place FPMW 3 -2 3','[{"type": "placed", "seat": 1, "tile": "FPMW", "turns": 3, "x": -2, "y": 3, "sections": "PMWF", "from": "discard"}, {"type": "meeting_place", "x": -2, "y": 3, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000149,NULL);
INSERT INTO "actions" VALUES(4,63,1,'move 0 0 shire','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 1, "side": "n", "terrain": "M"}, "to": {"x": 0, "y": 0, "side": "shire", "terrain": null}}, {"type": "turn", "seat": 0}]',1800003600,9000150,NULL);
INSERT INTO "actions" VALUES(4,64,0,'place FMFM 0 -3 2','[{"type": "placed", "seat": 0, "tile": "FMFM", "turns": 0, "x": -3, "y": 2, "sections": "FMFM", "from": "hand"}, {"type": "meeting_place", "x": -3, "y": 2, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000151,NULL);
INSERT INTO "actions" VALUES(4,65,0,'move 1 2 e','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 1, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000152,NULL);
INSERT INTO "actions" VALUES(4,66,1,'place FFPM 0 -3 3','[{"type": "placed", "seat": 1, "tile": "FFPM", "turns": 0, "x": -3, "y": 3, "sections": "FFPM", "from": "discard"}]',1800003600,9000153,NULL);
INSERT INTO "actions" VALUES(4,67,1,'move 1 -1 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 0, "side": "shire", "terrain": null}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000154,NULL);
INSERT INTO "actions" VALUES(4,68,0,'place MPMW 3 -4 2','[{"type": "placed", "seat": 0, "tile": "MPMW", "turns": 3, "x": -4, "y": 2, "sections": "PMWM", "from": "discard"}, {"type": "meeting_place", "x": -4, "y": 1, "side": "s", "colour": "yellow", "chip": "mithril"}, {"type": "meeting_place", "x": -4, "y": 2, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000155,NULL);
INSERT INTO "actions" VALUES(4,69,0,'move 1 1 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000156,NULL);
INSERT INTO "actions" VALUES(4,70,1,'place MWWW 1 -4 3','[{"type": "placed", "seat": 1, "tile": "MWWW", "turns": 1, "x": -4, "y": 3, "sections": "WMWW", "from": "discard"}, {"type": "meeting_place", "x": -4, "y": 3, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000157,NULL);
INSERT INTO "actions" VALUES(4,71,1,'move 2 0 s','[{"type": "moved", "seat": 1, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000158,NULL);
INSERT INTO "actions" VALUES(4,72,0,'place FMWM 0 -4 -1','[{"type": "placed", "seat": 0, "tile": "FMWM", "turns": 0, "x": -4, "y": -1, "sections": "FMWM", "from": "discard"}, {"type": "meeting_place", "x": -4, "y": -1, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000159,NULL);
INSERT INTO "actions" VALUES(4,73,0,'move 1 2 e','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 1, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000160,NULL);
INSERT INTO "actions" VALUES(4,74,1,'place FMFW 2 -4 -2','[{"type": "placed", "seat": 1, "tile": "FMFW", "turns": 2, "x": -4, "y": -2, "sections": "FWFM", "from": "discard"}, {"type": "meeting_place", "x": -4, "y": -2, "side": "e", "colour": "blue", "chip": null}, {"type": "meeting_place", "x": -4, "y": -2, "side": "s", "colour": "green", "chip": "galadriel"}]',1800003600,9000161,NULL);
INSERT INTO "actions" VALUES(4,75,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000162,NULL);
INSERT INTO "actions" VALUES(4,76,0,'neutral MPMP 3 1','[{"type": "placed_neutral", "seat": 0, "tile": "MPMP", "x": 3, "y": 1}]',1800003600,9000163,NULL);
INSERT INTO "actions" VALUES(4,77,0,'move 1 1 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000164,NULL);
INSERT INTO "actions" VALUES(4,78,1,'place FFFM 0 3 2','[{"type": "placed", "seat": 1, "tile": "FFFM", "turns": 0, "x": 3, "y": 2, "sections": "FFFM", "from": "discard"}, {"type": "meeting_place", "x": 2, "y": 2, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000165,NULL);
INSERT INTO "actions" VALUES(4,79,1,'move 3 0 s','[{"type": "moved", "seat": 1, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 3, "y": 0, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000166,NULL);
INSERT INTO "actions" VALUES(4,80,0,'place FWPM 0 3 3','[{"type": "placed", "seat": 0, "tile": "FWPM", "turns": 0, "x": 3, "y": 3, "sections": "FWPM", "from": "discard"}, {"type": "meeting_place", "x": 2, "y": 3, "side": "e", "colour": "brown", "chip": null}]',1800003600,9000167,NULL);
INSERT INTO "actions" VALUES(4,81,0,'move 2 0 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000168,NULL);
INSERT INTO "actions" VALUES(4,82,1,'neutral MPWW 2 -2','[{"type": "placed_neutral", "seat": 1, "tile": "MPWW", "x": 2, "y": -2}]',1800003600,9000169,NULL);
INSERT INTO "actions" VALUES(4,83,1,'move 3 -1 s','[{"type": "moved", "seat": 1, "from": {"x": 3, "y": 0, "side": "s", "terrain": "M"}, "to": {"x": 3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000170,NULL);
INSERT INTO "actions" VALUES(4,84,0,'place FWMP 2 3 -2','[{"type": "placed", "seat": 0, "tile": "FWMP", "turns": 2, "x": 3, "y": -2, "sections": "MPFW", "from": "discard"}, {"type": "meeting_place", "x": 3, "y": -2, "side": "s", "colour": "green", "chip": "boromir"}, {"type": "meeting_place", "x": 2, "y": -2, "side": "e", "colour": "blue", "chip": null}, {"type": "doom_revealed", "x": 2, "y": -2}, {"type": "chip_boxed", "x": 2, "y": -2, "side": "e", "colour": "blue", "chip": null}]',1800003600,9000171,NULL);
INSERT INTO "actions" VALUES(4,85,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000172,NULL);
INSERT INTO "actions" VALUES(4,86,1,'move 3 0 s','[{"type": "moved", "seat": 1, "from": {"x": 3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": 3, "y": 0, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000173,NULL);
INSERT INTO "actions" VALUES(4,87,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000174,NULL);
INSERT INTO "actions" VALUES(4,88,1,'move 2 0 s','[{"type": "moved", "seat": 1, "from": {"x": 3, "y": 0, "side": "s", "terrain": "M"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000175,NULL);
INSERT INTO "actions" VALUES(4,89,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000176,NULL);
INSERT INTO "actions" VALUES(4,90,1,'move 1 1 s','[{"type": "moved", "seat": 1, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000177,NULL);
INSERT INTO "actions" VALUES(4,91,0,'move 2 -1 n','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": -1, "side": "n", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000178,NULL);
INSERT INTO "actions" VALUES(4,92,1,'move 0 2 e','[{"type": "moved", "seat": 1, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 0, "y": 2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000179,NULL);
INSERT INTO "actions" VALUES(4,93,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000180,NULL);
INSERT INTO "actions" VALUES(4,94,1,'move 0 3 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 2, "side": "e", "terrain": "F"}, "to": {"x": 0, "y": 3, "side": "e", "terrain": "P"}}, {"type": "took", "seat": 1, "x": 0, "y": 3, "side": "e", "colour": "yellow", "chip": "phial"}, {"type": "turn", "seat": 0}]',1800003600,9000181,NULL);
INSERT INTO "actions" VALUES(4,95,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "n", "terrain": "M"}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000182,NULL);
INSERT INTO "actions" VALUES(4,96,1,'move 0 2 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 3, "side": "e", "terrain": "P"}, "to": {"x": 0, "y": 2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000183,NULL);
INSERT INTO "actions" VALUES(4,97,0,'move 2 0 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000184,NULL);
INSERT INTO "actions" VALUES(4,98,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000185,NULL);
INSERT INTO "actions" VALUES(4,99,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000186,NULL);
INSERT INTO "actions" VALUES(4,100,1,'move 0 3 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 2, "side": "e", "terrain": "F"}, "to": {"x": 0, "y": 3, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000187,NULL);
INSERT INTO "actions" VALUES(4,101,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000188,NULL);
INSERT INTO "actions" VALUES(4,102,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000189,NULL);
INSERT INTO "actions" VALUES(4,103,0,'move 1 1 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000190,NULL);
INSERT INTO "actions" VALUES(4,104,1,'move 0 2 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 3, "side": "e", "terrain": "P"}, "to": {"x": 0, "y": 2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000191,NULL);
INSERT INTO "actions" VALUES(4,105,0,'move 2 0 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000192,NULL);
INSERT INTO "actions" VALUES(4,106,1,'move 1 1 s','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 2, "side": "e", "terrain": "F"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000193,NULL);
INSERT INTO "actions" VALUES(4,107,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000194,NULL);
INSERT INTO "actions" VALUES(4,108,1,'move 0 2 e','[{"type": "moved", "seat": 1, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 0, "y": 2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000195,NULL);
INSERT INTO "actions" VALUES(4,109,0,'move 2 0 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 2, "y": 0, "side": "e", "terrain": "P"}}, {"type": "took", "seat": 0, "x": 2, "y": 0, "side": "e", "colour": "yellow", "chip": "sting"}, {"type": "turn", "seat": 1}]',1800003600,9000196,NULL);
INSERT INTO "actions" VALUES(4,110,1,'move 0 3 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 2, "side": "e", "terrain": "F"}, "to": {"x": 0, "y": 3, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000197,NULL);
INSERT INTO "actions" VALUES(4,111,0,'move 2 0 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000198,NULL);
INSERT INTO "actions" VALUES(4,112,1,'move 0 2 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 3, "side": "e", "terrain": "P"}, "to": {"x": 0, "y": 2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000199,NULL);
INSERT INTO "actions" VALUES(4,113,0,'move 2 0 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 2, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000200,NULL);
INSERT INTO "actions" VALUES(4,114,1,'move -2 2 e','[{"type": "moved", "seat": 1, "from": {"x": 0, "y": 2, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000201,NULL);
INSERT INTO "actions" VALUES(4,115,0,'move 2 -1 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000202,NULL);
INSERT INTO "actions" VALUES(4,116,1,'move -3 2 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": 2, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 1, "x": -3, "y": 2, "side": "e", "colour": "brown", "chip": "cave-1"}, {"type": "turn", "seat": 0}]',1800003600,9000203,NULL);
INSERT INTO "actions" VALUES(4,117,0,'move 2 0 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": 2, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000204,NULL);
INSERT INTO "actions" VALUES(4,118,1,'move -3 2 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000205,NULL);
INSERT INTO "actions" VALUES(4,119,0,'move 3 0 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": 3, "y": 0, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000206,NULL);
INSERT INTO "actions" VALUES(4,120,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000207,NULL);
INSERT INTO "actions" VALUES(4,121,0,'move 3 -1 s','[{"type": "moved", "seat": 0, "from": {"x": 3, "y": 0, "side": "s", "terrain": "M"}, "to": {"x": 3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000208,NULL);
INSERT INTO "actions" VALUES(4,122,1,'move -3 2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": 2, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000209,NULL);
INSERT INTO "actions" VALUES(4,123,0,'move 2 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": 2, "y": -1, "side": "e", "terrain": "P"}}, {"type": "took", "seat": 0, "x": 2, "y": -1, "side": "e", "colour": "yellow", "chip": "lembas"}, {"type": "turn", "seat": 1}]',1800003600,9000210,NULL);
INSERT INTO "actions" VALUES(4,124,1,'move -2 2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000211,NULL);
INSERT INTO "actions" VALUES(4,125,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000212,NULL);
INSERT INTO "actions" VALUES(4,126,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000213,NULL);
INSERT INTO "actions" VALUES(4,127,0,'move 2 -1 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000214,NULL);
INSERT INTO "actions" VALUES(4,128,1,'move -4 1 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000215,NULL);
INSERT INTO "actions" VALUES(4,129,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000216,NULL);
INSERT INTO "actions" VALUES(4,130,1,'move -2 2 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000217,NULL);
INSERT INTO "actions" VALUES(4,131,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000218,NULL);
INSERT INTO "actions" VALUES(4,132,1,'move -3 2 s','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000219,NULL);
INSERT INTO "actions" VALUES(4,133,0,'move 2 -1 n','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": -1, "side": "n", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000220,NULL);
INSERT INTO "actions" VALUES(4,134,1,'move -4 2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": 2, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 1, "x": -4, "y": 2, "side": "e", "colour": "brown", "chip": "cave-4"}, {"type": "turn", "seat": 0}]',1800003600,9000221,NULL);
INSERT INTO "actions" VALUES(4,135,0,'move 1 -1 e','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": -1, "side": "n", "terrain": "M"}, "to": {"x": 1, "y": -1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000222,NULL);
INSERT INTO "actions" VALUES(4,136,1,'move -3 2 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000223,NULL);
INSERT INTO "actions" VALUES(4,137,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000224,NULL);
INSERT INTO "actions" VALUES(4,138,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000225,NULL);
INSERT INTO "actions" VALUES(4,139,0,'move 2 0 s','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": -1, "side": "e", "terrain": "P"}, "to": {"x": 2, "y": 0, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000226,NULL);
INSERT INTO "actions" VALUES(4,140,1,'move -4 3 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": 3, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 1, "x": -4, "y": 3, "side": "e", "colour": "brown", "chip": "shelob"}, {"type": "fight", "seat": 1, "chip": "shelob", "moves": 2}, {"type": "fought", "seat": 1, "chip": "shelob", "moves": 2}, {"type": "turn", "seat": 0}]',1800003600,9000227,NULL);
INSERT INTO "actions" VALUES(4,141,0,'move 1 1 s','[{"type": "moved", "seat": 0, "from": {"x": 2, "y": 0, "side": "s", "terrain": "F"}, "to": {"x": 1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "turn", "seat": 1}, {"type": "move_lost", "seat": 1, "left": 1}, {"type": "turn", "seat": 0}]',1800003600,9000228,NULL);
INSERT INTO "actions" VALUES(4,142,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}, {"type": "move_lost", "seat": 1, "left": 0}, {"type": "turn", "seat": 0}]',1800003600,9000229,NULL);
INSERT INTO "actions" VALUES(4,143,0,'move 0 2 e','[{"type": "moved", "seat": 0, "from": {"x": 1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": 0, "y": 2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000230,NULL);
INSERT INTO "actions" VALUES(4,144,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000231,NULL);
INSERT INTO "actions" VALUES(4,145,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000232,NULL);
INSERT INTO "actions" VALUES(4,146,1,'move -3 2 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 3, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000233,NULL);
INSERT INTO "actions" VALUES(4,147,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000234,NULL);
INSERT INTO "actions" VALUES(4,148,1,'boat','[{"type": "boat", "seat": 1, "chips": ["cave-1", "cave-4"]}]',1800003600,9000235,NULL);
INSERT INTO "actions" VALUES(4,149,1,'move -4 2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": 2, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000236,NULL);
INSERT INTO "actions" VALUES(4,150,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000237,NULL);
INSERT INTO "actions" VALUES(4,151,1,'move -4 1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -4, "y": 1, "side": "s", "terrain": "P"}}, {"type": "took", "seat": 1, "x": -4, "y": 1, "side": "s", "colour": "yellow", "chip": "mithril"}, {"type": "turn", "seat": 0}]',1800003600,9000238,NULL);
INSERT INTO "actions" VALUES(4,152,0,'move -2 2 e','[{"type": "moved", "seat": 0, "from": {"x": 0, "y": 2, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000239,NULL);
INSERT INTO "actions" VALUES(4,153,1,'move -4 1 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000240,NULL);
INSERT INTO "actions" VALUES(4,154,0,'move -2 3 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": -2, "y": 3, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 0, "x": -2, "y": 3, "side": "e", "colour": "brown", "chip": "orc-2"}, {"type": "fight", "seat": 0, "chip": "orc-2", "moves": 1}]',1800003600,9000241,NULL);
INSERT INTO "actions" VALUES(4,155,0,'fight','[{"type": "fought", "seat": 0, "chip": "orc-2", "moves": 1}, {"type": "turn", "seat": 1}]',1800003600,9000242,NULL);
INSERT INTO "actions" VALUES(4,156,1,'move -2 2 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}, {"type": "move_lost", "seat": 0, "left": 0}, {"type": "turn", "seat": 1}]',1800003600,9000243,NULL);
INSERT INTO "actions" VALUES(4,157,1,'move -3 2 s','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000244,NULL);
INSERT INTO "actions" VALUES(4,158,0,'move -2 2 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 3, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": 2, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000245,NULL);
INSERT INTO "actions" VALUES(4,159,1,'move -4 2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": 2, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000246,NULL);
INSERT INTO "actions" VALUES(4,160,0,'move -3 2 s','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 2, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000247,NULL);
INSERT INTO "actions" VALUES(4,161,1,'move -4 1 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000248,NULL);
INSERT INTO "actions" VALUES(4,162,0,'move -4 2 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": 2, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000249,NULL);
INSERT INTO "actions" VALUES(4,163,1,'move -4 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000250,NULL);
INSERT INTO "actions" VALUES(4,164,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000251,NULL);
INSERT INTO "actions" VALUES(4,165,1,'move -4 1 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000252,NULL);
INSERT INTO "actions" VALUES(4,166,0,'move -3 2 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000253,NULL);
INSERT INTO "actions" VALUES(4,167,1,'move -2 1 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 1, "side": "e", "terrain": "P"}}, {"type": "took", "seat": 1, "x": -2, "y": 1, "side": "e", "colour": "yellow", "chip": "rope"}, {"type": "turn", "seat": 0}]',1800003600,9000254,NULL);
INSERT INTO "actions" VALUES(4,168,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000255,NULL);
INSERT INTO "actions" VALUES(4,169,1,'move -1 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": -1, "y": 0, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000256,NULL);
INSERT INTO "actions" VALUES(4,170,0,'boat','[{"type": "boat", "seat": 0, "chips": ["cave-9", "orc-2"]}]',1800003600,9000257,NULL);
INSERT INTO "actions" VALUES(4,171,0,'move -3 2 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": 2, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000258,NULL);
INSERT INTO "actions" VALUES(4,172,1,'move -2 0 e','[{"type": "moved", "seat": 1, "from": {"x": -1, "y": 0, "side": "e", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 1, "x": -2, "y": 0, "side": "e", "colour": "brown", "chip": "cave-8"}, {"type": "turn", "seat": 0}]',1800003600,9000259,NULL);
INSERT INTO "actions" VALUES(4,173,0,'move -3 2 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": 2, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000260,NULL);
INSERT INTO "actions" VALUES(4,174,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000261,NULL);
INSERT INTO "actions" VALUES(4,175,0,'move -3 2 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 2, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": 2, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000262,NULL);
INSERT INTO "actions" VALUES(4,176,1,'move -2 0 s','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": 0, "side": "s", "terrain": "W"}}, {"type": "took", "seat": 1, "x": -2, "y": 0, "side": "s", "colour": "blue", "chip": null}]',1800003600,9000263,NULL);
INSERT INTO "actions" VALUES(4,177,1,'haste-3','[{"type": "haste", "seat": 1, "chip": "haste-3"}, {"type": "turn", "seat": 1}]',1800003600,9000264,NULL);
INSERT INTO "actions" VALUES(4,178,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000265,NULL);
INSERT INTO "actions" VALUES(4,179,0,'move -4 1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 2, "side": "e", "terrain": "M"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000266,NULL);
INSERT INTO "actions" VALUES(4,180,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000267,NULL);
INSERT INTO "actions" VALUES(4,181,0,'move -4 1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -4, "y": 1, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000268,NULL);
INSERT INTO "actions" VALUES(4,182,1,'move -3 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "took", "seat": 1, "x": -3, "y": -1, "side": "s", "colour": "green", "chip": "gandalf"}, {"type": "turn", "seat": 0}]',1800003600,9000269,NULL);
INSERT INTO "actions" VALUES(4,183,0,'move -4 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000270,NULL);
INSERT INTO "actions" VALUES(4,184,1,'move -4 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 1, "x": -4, "y": -1, "side": "e", "colour": "brown", "chip": "troll-2"}, {"type": "fight", "seat": 1, "chip": "troll-2", "moves": 1}]',1800003600,9000271,NULL);
INSERT INTO "actions" VALUES(4,185,1,'aid gandalf anduril','[{"type": "aided", "seat": 1, "pair": ["gandalf", "anduril"], "moves": 0}, {"type": "fought", "seat": 1, "chip": "troll-2", "moves": 0}, {"type": "turn", "seat": 0}]',1800003600,9000272,NULL);
INSERT INTO "actions" VALUES(4,186,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000273,NULL);
INSERT INTO "actions" VALUES(4,187,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000274,NULL);
INSERT INTO "actions" VALUES(4,188,0,'move -3 0 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000275,NULL);
INSERT INTO "actions" VALUES(4,189,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000276,NULL);
INSERT INTO "actions" VALUES(4,190,0,'move -4 1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000277,NULL);
INSERT INTO "actions" VALUES(4,191,1,'move -3 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000278,NULL);
INSERT INTO "actions" VALUES(4,192,0,'move -4 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000279,NULL);
INSERT INTO "actions" VALUES(4,193,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "took", "seat": 1, "x": -3, "y": -1, "side": "e", "colour": "brown", "chip": "cave-2"}, {"type": "turn", "seat": 0}]',1800003600,9000280,NULL);
INSERT INTO "actions" VALUES(4,194,0,'move -4 1 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000281,NULL);
INSERT INTO "actions" VALUES(4,195,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "took", "seat": 1, "x": -2, "y": -1, "side": "s", "colour": "blue", "chip": null}, {"type": "turn", "seat": 0}]',1800003600,9000282,NULL);
INSERT INTO "actions" VALUES(4,196,0,'move -4 1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -4, "y": 1, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000283,NULL);
INSERT INTO "actions" VALUES(4,197,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000284,NULL);
INSERT INTO "actions" VALUES(4,198,0,'move -4 1 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000285,NULL);
INSERT INTO "actions" VALUES(4,199,1,'move -3 -2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000286,NULL);
INSERT INTO "actions" VALUES(4,200,0,'move -2 1 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000287,NULL);
INSERT INTO "actions" VALUES(4,201,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000288,NULL);
INSERT INTO "actions" VALUES(4,202,0,'move -1 0 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": -1, "y": 0, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000289,NULL);
INSERT INTO "actions" VALUES(4,203,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000290,NULL);
INSERT INTO "actions" VALUES(4,204,0,'move 0 0 shire','[{"type": "moved", "seat": 0, "from": {"x": -1, "y": 0, "side": "e", "terrain": "W"}, "to": {"x": 0, "y": 0, "side": "shire", "terrain": null}}, {"type": "turn", "seat": 1}]',1800003600,9000291,NULL);
INSERT INTO "actions" VALUES(4,205,1,'move -3 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000292,NULL);
INSERT INTO "actions" VALUES(4,206,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000293,NULL);
INSERT INTO "actions" VALUES(4,207,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000294,NULL);
INSERT INTO "actions" VALUES(4,208,0,'move 0 1 n','[{"type": "moved", "seat": 0, "from": {"x": 0, "y": 0, "side": "shire", "terrain": null}, "to": {"x": 0, "y": 1, "side": "n", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000295,NULL);
INSERT INTO "actions" VALUES(4,209,1,'move -3 -2 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000296,NULL);
INSERT INTO "actions" VALUES(4,210,0,'move 0 1 e','[{"type": "moved", "seat": 0, "from": {"x": 0, "y": 1, "side": "n", "terrain": "M"}, "to": {"x": 0, "y": 1, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000297,NULL);
INSERT INTO "actions" VALUES(4,211,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000298,NULL);
INSERT INTO "actions" VALUES(4,212,0,'move -1 1 s','[{"type": "moved", "seat": 0, "from": {"x": 0, "y": 1, "side": "e", "terrain": "W"}, "to": {"x": -1, "y": 1, "side": "s", "terrain": "M"}}, {"type": "took", "seat": 0, "x": -1, "y": 1, "side": "s", "colour": "brown", "chip": "chief-1"}, {"type": "fight", "seat": 0, "chip": "chief-1", "moves": 1}]',1800003600,9000299,NULL);
INSERT INTO "actions" VALUES(4,213,0,'fight','[{"type": "fought", "seat": 0, "chip": "chief-1", "moves": 1}, {"type": "turn", "seat": 1}]',1800003600,9000300,NULL);
INSERT INTO "actions" VALUES(4,214,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}, {"type": "move_lost", "seat": 0, "left": 0}, {"type": "turn", "seat": 1}]',1800003600,9000301,NULL);
INSERT INTO "actions" VALUES(4,215,1,'move -2 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000302,NULL);
INSERT INTO "actions" VALUES(4,216,0,'move -1 1 e','[{"type": "moved", "seat": 0, "from": {"x": -1, "y": 1, "side": "s", "terrain": "M"}, "to": {"x": -1, "y": 1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000303,NULL);
INSERT INTO "actions" VALUES(4,217,1,'move -2 0 s','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": 0, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000304,NULL);
INSERT INTO "actions" VALUES(4,218,0,'move -1 0 e','[{"type": "moved", "seat": 0, "from": {"x": -1, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": -1, "y": 0, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000305,NULL);
INSERT INTO "actions" VALUES(4,219,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000306,NULL);
INSERT INTO "actions" VALUES(4,220,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000307,NULL);
INSERT INTO "actions" VALUES(4,221,1,'move -2 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "s", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000308,NULL);
INSERT INTO "actions" VALUES(4,222,0,'move -1 1 e','[{"type": "moved", "seat": 0, "from": {"x": -1, "y": 0, "side": "e", "terrain": "W"}, "to": {"x": -1, "y": 1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000309,NULL);
INSERT INTO "actions" VALUES(4,223,1,'move -3 -2 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000310,NULL);
INSERT INTO "actions" VALUES(4,224,0,'move -1 0 e','[{"type": "moved", "seat": 0, "from": {"x": -1, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": -1, "y": 0, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000311,NULL);
INSERT INTO "actions" VALUES(4,225,1,'move -1 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -1, "y": -1, "side": "e", "terrain": "W"}}, {"type": "took", "seat": 1, "x": -1, "y": -1, "side": "e", "colour": "blue", "chip": null}, {"type": "turn", "seat": 0}]',1800003600,9000312,NULL);
INSERT INTO "actions" VALUES(4,226,0,'move -2 0 e','[{"type": "moved", "seat": 0, "from": {"x": -1, "y": 0, "side": "e", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000313,NULL);
INSERT INTO "actions" VALUES(4,227,1,'move -1 -2 s','[{"type": "moved", "seat": 1, "from": {"x": -1, "y": -1, "side": "e", "terrain": "W"}, "to": {"x": -1, "y": -2, "side": "s", "terrain": "P"}}, {"type": "took", "seat": 1, "x": -1, "y": -2, "side": "s", "colour": "yellow", "chip": "athelas"}, {"type": "turn", "seat": 0}]',1800003600,9000314,NULL);
INSERT INTO "actions" VALUES(4,228,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000315,NULL);
INSERT INTO "actions" VALUES(4,229,1,'move -1 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -1, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -1, "y": -1, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000316,NULL);
INSERT INTO "actions" VALUES(4,230,0,'move -2 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000317,NULL);
INSERT INTO "actions" VALUES(4,231,1,'eagle-3 -4 -1 s','[{"type": "flew", "seat": 1, "chip": "eagle-3", "from": {"x": -1, "y": -1, "side": "e", "terrain": "W"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000318,NULL);
INSERT INTO "actions" VALUES(4,232,0,'move -3 0 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000319,NULL);
INSERT INTO "actions" VALUES(4,233,1,'move -4 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000320,NULL);
INSERT INTO "actions" VALUES(4,234,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000321,NULL);
INSERT INTO "actions" VALUES(4,235,1,'move -3 -2 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}, {"type": "took", "seat": 1, "x": -3, "y": -2, "side": "s", "colour": "yellow", "chip": "cloak"}, {"type": "turn", "seat": 0}]',1800003600,9000322,NULL);
INSERT INTO "actions" VALUES(4,236,0,'move -2 0 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -2, "y": 0, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000323,NULL);
INSERT INTO "actions" VALUES(4,237,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000324,NULL);
INSERT INTO "actions" VALUES(4,238,0,'move -4 1 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 0, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000325,NULL);
INSERT INTO "actions" VALUES(4,239,1,'move -3 -2 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000326,NULL);
INSERT INTO "actions" VALUES(4,240,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000327,NULL);
INSERT INTO "actions" VALUES(4,241,1,'move -4 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000328,NULL);
INSERT INTO "actions" VALUES(4,242,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000329,NULL);
INSERT INTO "actions" VALUES(4,243,1,'move -4 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000330,NULL);
INSERT INTO "actions" VALUES(4,244,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000331,NULL);
INSERT INTO "actions" VALUES(4,245,1,'move -4 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000332,NULL);
INSERT INTO "actions" VALUES(4,246,0,'move -2 1 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 1, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000333,NULL);
INSERT INTO "actions" VALUES(4,247,1,'move -3 -2 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000334,NULL);
INSERT INTO "actions" VALUES(4,248,0,'move -2 0 s','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 1, "side": "e", "terrain": "P"}, "to": {"x": -2, "y": 0, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000335,NULL);
INSERT INTO "actions" VALUES(4,249,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000336,NULL);
INSERT INTO "actions" VALUES(4,250,0,'move -2 0 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 0, "side": "s", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000337,NULL);
INSERT INTO "actions" VALUES(4,251,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000338,NULL);
INSERT INTO "actions" VALUES(4,252,0,'move -3 -2 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000339,NULL);
INSERT INTO "actions" VALUES(4,253,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000340,NULL);
INSERT INTO "actions" VALUES(4,254,0,'move -3 -2 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000341,NULL);
INSERT INTO "actions" VALUES(4,255,1,'move -4 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000342,NULL);
INSERT INTO "actions" VALUES(4,256,0,'move -4 -1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000343,NULL);
INSERT INTO "actions" VALUES(4,257,1,'move -4 1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": 1, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000344,NULL);
INSERT INTO "actions" VALUES(4,258,0,'move -3 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000345,NULL);
INSERT INTO "actions" VALUES(4,259,1,'move -4 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000346,NULL);
INSERT INTO "actions" VALUES(4,260,0,'move -4 -1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000347,NULL);
INSERT INTO "actions" VALUES(4,261,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000348,NULL);
INSERT INTO "actions" VALUES(4,262,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000349,NULL);
INSERT INTO "actions" VALUES(4,263,1,'move -3 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000350,NULL);
INSERT INTO "actions" VALUES(4,264,0,'move -4 -2 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -4, "y": -2, "side": "s", "terrain": "F"}}, {"type": "took", "seat": 0, "x": -4, "y": -2, "side": "s", "colour": "green", "chip": "galadriel"}, {"type": "turn", "seat": 1}]',1800003600,9000351,NULL);
INSERT INTO "actions" VALUES(4,265,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000352,NULL);
INSERT INTO "actions" VALUES(4,266,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000353,NULL);
INSERT INTO "actions" VALUES(4,267,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000354,NULL);
INSERT INTO "actions" VALUES(4,268,0,'scout galadriel lembas','[{"type": "scouted", "seat": 0, "pair": ["galadriel", "lembas"], "places": [{"x": -4, "y": -2, "side": "e"}]}]',1800003600,9000355,NULL);
INSERT INTO "actions" VALUES(4,269,0,'move -4 -2 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -2, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": -2, "side": "e", "terrain": "W"}}, {"type": "took", "seat": 0, "x": -4, "y": -2, "side": "e", "colour": "blue", "chip": null}]',1800003600,9000356,NULL);
INSERT INTO "actions" VALUES(4,270,0,'end','[{"type": "turn", "seat": 1}]',1800003600,9000357,NULL);
INSERT INTO "actions" VALUES(4,271,1,'move -4 1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -4, "y": 1, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000358,NULL);
INSERT INTO "actions" VALUES(4,272,0,'move -3 -2 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -2, "side": "e", "terrain": "W"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}]',1800003600,9000359,NULL);
INSERT INTO "actions" VALUES(4,273,0,'haste-2','[{"type": "haste", "seat": 0, "chip": "haste-2"}, {"type": "turn", "seat": 0}]',1800003600,9000360,NULL);
INSERT INTO "actions" VALUES(4,274,0,'move -3 -2 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000361,NULL);
INSERT INTO "actions" VALUES(4,275,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": 1, "side": "e", "terrain": "F"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000362,NULL);
INSERT INTO "actions" VALUES(4,276,0,'move -2 0 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000363,NULL);
INSERT INTO "actions" VALUES(4,277,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000364,NULL);
INSERT INTO "actions" VALUES(4,278,0,'move -3 -2 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000365,NULL);
INSERT INTO "actions" VALUES(4,279,1,'move -2 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000366,NULL);
INSERT INTO "actions" VALUES(4,280,0,'stay','[{"type": "stayed", "seat": 0}, {"type": "turn", "seat": 1}]',1800003600,9000367,NULL);
INSERT INTO "actions" VALUES(4,281,1,'move -1 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -1, "y": 0, "side": "e", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000368,NULL);
INSERT INTO "actions" VALUES(4,282,0,'move -3 -1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000369,NULL);
INSERT INTO "actions" VALUES(4,283,1,'move -2 0 e','[{"type": "moved", "seat": 1, "from": {"x": -1, "y": 0, "side": "e", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000370,NULL);
INSERT INTO "actions" VALUES(4,284,0,'move -3 -2 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000371,NULL);
INSERT INTO "actions" VALUES(4,285,1,'move -2 0 s','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": 0, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000372,NULL);
INSERT INTO "actions" VALUES(4,286,0,'move -3 -1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "s", "terrain": "P"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000373,NULL);
INSERT INTO "actions" VALUES(4,287,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": 0, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000374,NULL);
INSERT INTO "actions" VALUES(4,288,0,'move -3 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000375,NULL);
INSERT INTO "actions" VALUES(4,289,1,'move -4 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000376,NULL);
INSERT INTO "actions" VALUES(4,290,0,'move -4 -1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -4, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000377,NULL);
INSERT INTO "actions" VALUES(4,291,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000378,NULL);
INSERT INTO "actions" VALUES(4,292,0,'move -4 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000379,NULL);
INSERT INTO "actions" VALUES(4,293,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000380,NULL);
INSERT INTO "actions" VALUES(4,294,0,'move -4 1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -4, "y": 1, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000381,NULL);
INSERT INTO "actions" VALUES(4,295,1,'stay','[{"type": "stayed", "seat": 1}, {"type": "turn", "seat": 0}]',1800003600,9000382,NULL);
INSERT INTO "actions" VALUES(4,296,0,'move -4 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": 1, "side": "s", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000383,NULL);
INSERT INTO "actions" VALUES(4,297,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000384,NULL);
INSERT INTO "actions" VALUES(4,298,0,'move -3 0 e','[{"type": "moved", "seat": 0, "from": {"x": -4, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000385,NULL);
INSERT INTO "actions" VALUES(4,299,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000386,NULL);
INSERT INTO "actions" VALUES(4,300,0,'move -3 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000387,NULL);
INSERT INTO "actions" VALUES(4,301,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000388,NULL);
INSERT INTO "actions" VALUES(4,302,0,'move -3 -1 e','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000389,NULL);
INSERT INTO "actions" VALUES(4,303,1,'move -3 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -3, "y": -1, "side": "s", "terrain": "F"}}, {"type": "turn", "seat": 0}]',1800003600,9000390,NULL);
INSERT INTO "actions" VALUES(4,304,0,'move -2 -1 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 1}]',1800003600,9000391,NULL);
INSERT INTO "actions" VALUES(4,305,1,'move -3 -1 e','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "s", "terrain": "F"}, "to": {"x": -3, "y": -1, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 0}]',1800003600,9000392,NULL);
INSERT INTO "actions" VALUES(4,306,0,'move -2 0 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -2, "y": 0, "side": "e", "terrain": "M"}}, {"type": "turn", "seat": 1}]',1800003600,9000393,NULL);
INSERT INTO "actions" VALUES(4,307,1,'move -2 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": -1, "side": "e", "terrain": "M"}, "to": {"x": -2, "y": -1, "side": "s", "terrain": "W"}}, {"type": "turn", "seat": 0}]',1800003600,9000394,NULL);
INSERT INTO "actions" VALUES(4,308,0,'move -3 -2 e','[{"type": "moved", "seat": 0, "from": {"x": -2, "y": 0, "side": "e", "terrain": "M"}, "to": {"x": -3, "y": -2, "side": "e", "terrain": "F"}}, {"type": "turn", "seat": 1}]',1800003600,9000395,NULL);
INSERT INTO "actions" VALUES(4,309,1,'move -3 0 e','[{"type": "moved", "seat": 1, "from": {"x": -2, "y": -1, "side": "s", "terrain": "W"}, "to": {"x": -3, "y": 0, "side": "e", "terrain": "P"}}, {"type": "turn", "seat": 0}]',1800003600,9000396,NULL);
INSERT INTO "actions" VALUES(4,310,0,'move -3 -2 s','[{"type": "moved", "seat": 0, "from": {"x": -3, "y": -2, "side": "e", "terrain": "F"}, "to": {"x": -3, "y": -2, "side": "s", "terrain": "P"}}, {"type": "turn", "seat": 1}]',1800003600,9000397,NULL);
INSERT INTO "actions" VALUES(4,311,1,'move -4 -1 s','[{"type": "moved", "seat": 1, "from": {"x": -3, "y": 0, "side": "e", "terrain": "P"}, "to": {"x": -4, "y": -1, "side": "s", "terrain": "W"}}, {"type": "too_quiet", "turns": 40}, {"type": "scored", "seats": [{"chips": 8, "blue": 0, "pairs": -1, "doom": 0}, {"chips": 20, "blue": -1, "pairs": -1, "doom": 0}]}]',1800003600,9000398,NULL);
INSERT INTO "actions" VALUES(5,0,0,'place FPWM 1 0 1','[{"type": "placed", "seat": 0, "tile": "FPWM", "turns": 1, "x": 0, "y": 1, "sections": "MFPW", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 40}, {"type": "turn", "seat": 1}]',1800007200,9000401,NULL);
INSERT INTO "actions" VALUES(5,1,1,'place FMWM 3 -1 0','[{"type": "placed", "seat": 1, "tile": "FMWM", "turns": 3, "x": -1, "y": 0, "sections": "MWMF", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 39}, {"type": "turn", "seat": 0}]',1800007200,9000402,NULL);
INSERT INTO "actions" VALUES(5,2,0,'place MPMP 1 0 2','[{"type": "placed", "seat": 0, "tile": "MPMP", "turns": 1, "x": 0, "y": 2, "sections": "PMPM", "from": "hand"}, {"type": "meeting_place", "x": 0, "y": 1, "side": "s", "colour": "yellow", "chip": "anduril"}, {"type": "drew", "seat": 0, "count": 1, "stock": 38}, {"type": "turn", "seat": 1}]',1800007200,9000403,NULL);
INSERT INTO "actions" VALUES(5,3,1,'place FFWP 1 -2 0','[{"type": "placed", "seat": 1, "tile": "FFWP", "turns": 1, "x": -2, "y": 0, "sections": "PFFW", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 37}, {"type": "turn", "seat": 0}]',1800007200,9000404,NULL);
INSERT INTO "actions" VALUES(5,4,0,'place PWWW 0 0 3','[{"type": "placed", "seat": 0, "tile": "PWWW", "turns": 0, "x": 0, "y": 3, "sections": "PWWW", "from": "hand"}, {"type": "meeting_place", "x": 0, "y": 2, "side": "s", "colour": "yellow", "chip": "athelas"}, {"type": "drew", "seat": 0, "count": 1, "stock": 36}, {"type": "turn", "seat": 1}]',1800007200,9000405,NULL);
INSERT INTO "actions" VALUES(5,5,1,'place FPPM 2 1 0','[{"type": "placed", "seat": 1, "tile": "FPPM", "turns": 2, "x": 1, "y": 0, "sections": "PMFP", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 35}, {"type": "turn", "seat": 0}]',1800007200,9000406,NULL);
INSERT INTO "actions" VALUES(5,6,0,'place FFWW 2 0 -1','[{"type": "placed", "seat": 0, "tile": "FFWW", "turns": 2, "x": 0, "y": -1, "sections": "WWFF", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 34}, {"type": "turn", "seat": 1}]',1800007200,9000407,NULL);
INSERT INTO "actions" VALUES(5,7,1,'place MWPP 3 2 0','[{"type": "placed", "seat": 1, "tile": "MWPP", "turns": 3, "x": 2, "y": 0, "sections": "WPPM", "from": "hand"}, {"type": "meeting_place", "x": 1, "y": 0, "side": "e", "colour": "brown", "chip": null}, {"type": "drew", "seat": 1, "count": 1, "stock": 33}, {"type": "turn", "seat": 0}]',1800007200,9000408,NULL);
INSERT INTO "actions" VALUES(5,8,0,'place FMWP 0 3 0','[{"type": "placed", "seat": 0, "tile": "FMWP", "turns": 0, "x": 3, "y": 0, "sections": "FMWP", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 32}, {"type": "turn", "seat": 1}]',1800007200,9000409,NULL);
INSERT INTO "actions" VALUES(5,9,1,'place FWMP 1 4 0','[{"type": "placed", "seat": 1, "tile": "FWMP", "turns": 1, "x": 4, "y": 0, "sections": "PFWM", "from": "hand"}, {"type": "meeting_place", "x": 3, "y": 0, "side": "e", "colour": "brown", "chip": null}, {"type": "drew", "seat": 1, "count": 1, "stock": 31}, {"type": "turn", "seat": 0}]',1800007200,9000410,NULL);
INSERT INTO "actions" VALUES(5,10,0,'place MPPW 2 -3 0','[{"type": "placed", "seat": 0, "tile": "MPPW", "turns": 2, "x": -3, "y": 0, "sections": "PWMP", "from": "hand"}, {"type": "meeting_place", "x": -3, "y": 0, "side": "e", "colour": "blue", "chip": null}, {"type": "drew", "seat": 0, "count": 1, "stock": 30}, {"type": "turn", "seat": 1}]',1800007200,9000411,NULL);
INSERT INTO "actions" VALUES(5,11,1,'place MWWP 1 0 -2','[{"type": "placed", "seat": 1, "tile": "MWWP", "turns": 1, "x": 0, "y": -2, "sections": "PMWW", "from": "hand"}, {"type": "cross_complete", "west": -3, "east": 4, "north": -2, "south": 3}, {"type": "drew", "seat": 1, "count": 1, "stock": 29}, {"type": "turn", "seat": 0}]',1800007200,9000412,NULL);
INSERT INTO "actions" VALUES(5,12,0,'resign','[{"type": "resign", "seat": 0}]',1800007200,9000413,NULL);
INSERT INTO "actions" VALUES(6,0,0,'place FFWP 1 0 -1','[{"type": "placed", "seat": 0, "tile": "FFWP", "turns": 1, "x": 0, "y": -1, "sections": "PFFW", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 40}, {"type": "turn", "seat": 1}]',1800007200,9000416,NULL);
INSERT INTO "actions" VALUES(6,1,1,'place PPPW 2 -1 0','[{"type": "placed", "seat": 1, "tile": "PPPW", "turns": 2, "x": -1, "y": 0, "sections": "PWPP", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 39}, {"type": "turn", "seat": 0}]',1800007200,9000417,NULL);
INSERT INTO "actions" VALUES(6,2,0,'place PPWW 0 -2 0','[{"type": "placed", "seat": 0, "tile": "PPWW", "turns": 0, "x": -2, "y": 0, "sections": "PPWW", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 38}, {"type": "turn", "seat": 1}]',1800007200,9000418,NULL);
INSERT INTO "actions" VALUES(6,3,1,'place MPWW 1 0 -2','[{"type": "placed", "seat": 1, "tile": "MPWW", "turns": 1, "x": 0, "y": -2, "sections": "WMPW", "from": "hand"}, {"type": "meeting_place", "x": 0, "y": -2, "side": "s", "colour": "yellow", "chip": "mithril"}, {"type": "drew", "seat": 1, "count": 1, "stock": 37}, {"type": "turn", "seat": 0}]',1800007200,9000419,NULL);
INSERT INTO "actions" VALUES(6,4,0,'place FMFP 0 1 0','[{"type": "placed", "seat": 0, "tile": "FMFP", "turns": 0, "x": 1, "y": 0, "sections": "FMFP", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 36}, {"type": "turn", "seat": 1}]',1800007200,9000420,NULL);
INSERT INTO "actions" VALUES(6,5,1,'place FMWW 0 0 -3','[{"type": "placed", "seat": 1, "tile": "FMWW", "turns": 0, "x": 0, "y": -3, "sections": "FMWW", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 35}, {"type": "turn", "seat": 0}]',1800007200,9000421,NULL);
INSERT INTO "actions" VALUES(6,6,0,'place FFWW 2 -3 0','[{"type": "placed", "seat": 0, "tile": "FFWW", "turns": 2, "x": -3, "y": 0, "sections": "WWFF", "from": "hand"}, {"type": "drew", "seat": 0, "count": 1, "stock": 34}, {"type": "turn", "seat": 1}]',1800007200,9000422,NULL);
INSERT INTO "actions" VALUES(6,7,1,'place FFPM 1 -4 0','[{"type": "placed", "seat": 1, "tile": "FFPM", "turns": 1, "x": -4, "y": 0, "sections": "MFFP", "from": "hand"}, {"type": "drew", "seat": 1, "count": 1, "stock": 33}, {"type": "turn", "seat": 0}]',1800007200,9000423,NULL);
INSERT INTO "actions" VALUES(6,8,0,'place FMPW 2 2 0','[{"type": "placed", "seat": 0, "tile": "FMPW", "turns": 2, "x": 2, "y": 0, "sections": "PWFM", "from": "hand"}, {"type": "meeting_place", "x": 1, "y": 0, "side": "e", "colour": "brown", "chip": null}, {"type": "drew", "seat": 0, "count": 1, "stock": 32}, {"type": "turn", "seat": 1}]',1800007200,9000424,NULL);
INSERT INTO "actions" VALUES(7,0,0,'place R9 5','[{"type": "placed", "seat": 0, "card": "R9", "glade": 5}]',1800007200,9000427,NULL);
INSERT INTO "actions" VALUES(7,1,1,'place O4 3','[{"type": "placed", "seat": 1, "card": "O4", "glade": 3}]',1800007200,9000428,NULL);
INSERT INTO "actions" VALUES(7,2,0,'place R4 8','[{"type": "placed", "seat": 0, "card": "R4", "glade": 8}]',1800007200,9000429,NULL);
INSERT INTO "actions" VALUES(7,3,1,'place R6 4','[{"type": "placed", "seat": 1, "card": "R6", "glade": 4}]',1800007200,9000430,NULL);
INSERT INTO "actions" VALUES(7,4,0,'place Y2 7','[{"type": "placed", "seat": 0, "card": "Y2", "glade": 7}]',1800007200,9000431,NULL);
INSERT INTO "actions" VALUES(7,5,1,'place V1 8','[{"type": "placed", "seat": 1, "card": "V1", "glade": 8}]',1800007200,9000432,NULL);
INSERT INTO "actions" VALUES(7,6,0,'place G6 9','[{"type": "placed", "seat": 0, "card": "G6", "glade": 9}]',1800007200,9000433,NULL);
INSERT INTO "actions" VALUES(7,7,1,'place V4 9','[{"type": "placed", "seat": 1, "card": "V4", "glade": 9}]',1800007200,9000434,NULL);
INSERT INTO "actions" VALUES(7,8,0,'place V5 3','[{"type": "placed", "seat": 0, "card": "V5", "glade": 3}]',1800007200,9000435,NULL);
INSERT INTO "actions" VALUES(7,9,1,'place O7 9','[{"type": "placed", "seat": 1, "card": "O7", "glade": 9}]',1800007200,9000436,NULL);
INSERT INTO "actions" VALUES(7,10,0,'place G1 5','[{"type": "placed", "seat": 0, "card": "G1", "glade": 5}]',1800007200,9000437,NULL);
INSERT INTO "actions" VALUES(7,11,1,'place B9 3','[{"type": "placed", "seat": 1, "card": "B9", "glade": 3}]',1800007200,9000438,NULL);
INSERT INTO "actions" VALUES(7,12,0,'place G8 2','[{"type": "placed", "seat": 0, "card": "G8", "glade": 2}]',1800007200,9000439,NULL);
INSERT INTO "actions" VALUES(7,13,1,'place R3 1','[{"type": "placed", "seat": 1, "card": "R3", "glade": 1}]',1800007200,9000440,NULL);
INSERT INTO "actions" VALUES(7,14,0,'place R1 8','[{"type": "placed", "seat": 0, "card": "R1", "glade": 8}]',1800007200,9000441,NULL);
INSERT INTO "actions" VALUES(7,15,1,'place O2 2','[{"type": "placed", "seat": 1, "card": "O2", "glade": 2}]',1800007200,9000442,NULL);
INSERT INTO "actions" VALUES(7,16,0,'place B2 4','[{"type": "placed", "seat": 0, "card": "B2", "glade": 4}]',1800007200,9000443,NULL);
INSERT INTO "actions" VALUES(7,17,1,'place Y5 1','[{"type": "placed", "seat": 1, "card": "Y5", "glade": 1}]',1800007200,9000444,NULL);
INSERT INTO "actions" VALUES(7,18,0,'place V6 7','[{"type": "placed", "seat": 0, "card": "V6", "glade": 7}]',1800007200,9000445,NULL);
INSERT INTO "actions" VALUES(7,19,1,'place O6 7','[{"type": "placed", "seat": 1, "card": "O6", "glade": 7}]',1800007200,9000446,NULL);
INSERT INTO "actions" VALUES(7,20,0,'place B7 8','[{"type": "placed", "seat": 0, "card": "B7", "glade": 8}, {"type": "completed", "seat": 0, "glade": 8, "group": "rabble", "sum": 12, "mist": false, "first": true}]',1800007200,9000447,NULL);
INSERT INTO "actions" VALUES(7,21,1,'place Y8 5','[{"type": "placed", "seat": 1, "card": "Y8", "glade": 5}]',1800007200,9000448,NULL);
INSERT INTO "actions" VALUES(7,22,0,'place B6 5','[{"type": "placed", "seat": 0, "card": "B6", "glade": 5}, {"type": "completed", "seat": 0, "glade": 5, "group": "rabble", "sum": 16, "mist": false, "first": true}]',1800007200,9000449,NULL);
INSERT INTO "actions" VALUES(7,23,1,'place V9 8','[{"type": "placed", "seat": 1, "card": "V9", "glade": 8}]',1800007200,9000450,NULL);
INSERT INTO "actions" VALUES(7,24,0,'place V2 1','[{"type": "placed", "seat": 0, "card": "V2", "glade": 1}]',1800007200,9000451,NULL);
INSERT INTO "actions" VALUES(7,25,1,'place Y4 7','[{"type": "placed", "seat": 1, "card": "Y4", "glade": 7}]',1800007200,9000452,NULL);
INSERT INTO "actions" VALUES(7,26,0,'place G7 9','[{"type": "placed", "seat": 0, "card": "G7", "glade": 9}]',1800007200,9000453,NULL);
INSERT INTO "actions" VALUES(7,27,1,'place R8 9','[{"type": "placed", "seat": 1, "card": "R8", "glade": 9}, {"type": "completed", "seat": 1, "glade": 9, "group": "rabble", "sum": 19, "mist": false, "first": true}]',1800007200,9000454,NULL);
INSERT INTO "actions" VALUES(7,28,0,'place G2 3','[{"type": "placed", "seat": 0, "card": "G2", "glade": 3}]',1800007200,9000455,NULL);
INSERT INTO "actions" VALUES(7,29,1,'place V3 3','[{"type": "placed", "seat": 1, "card": "V3", "glade": 3}, {"type": "completed", "seat": 1, "glade": 3, "group": "rabble", "sum": 16, "mist": false, "first": true}, {"type": "claimed", "seat": 1, "glade": 3, "mist": false, "group": "rabble", "sum": 16, "early": true}]',1800007200,9000456,NULL);
INSERT INTO "actions" VALUES(7,30,0,'place R2 7','[{"type": "placed", "seat": 0, "card": "R2", "glade": 7}, {"type": "completed", "seat": 0, "glade": 7, "group": "rabble", "sum": 10, "mist": false, "first": true}]',1800007200,9000457,NULL);
INSERT INTO "actions" VALUES(7,31,1,'place Y1 8','[{"type": "placed", "seat": 1, "card": "Y1", "glade": 8}, {"type": "completed", "seat": 1, "glade": 8, "group": "rabble", "sum": 11, "mist": false, "first": false}]',1800007200,9000458,NULL);
INSERT INTO "actions" VALUES(7,32,0,'place B8 9','[{"type": "placed", "seat": 0, "card": "B8", "glade": 9}, {"type": "completed", "seat": 0, "glade": 9, "group": "band", "sum": 21, "mist": false, "first": false}, {"type": "claimed", "seat": 0, "glade": 8, "mist": false, "group": "rabble", "sum": 12, "early": false, "against": "rabble", "against_sum": 11, "by_being_first": false}, {"type": "claimed", "seat": 0, "glade": 9, "mist": false, "group": "band", "sum": 21, "early": false, "against": "rabble", "against_sum": 19, "by_being_first": false}]',1800007200,9000459,NULL);
INSERT INTO "actions" VALUES(7,33,1,'place B4 1','[{"type": "placed", "seat": 1, "card": "B4", "glade": 1}, {"type": "completed", "seat": 1, "glade": 1, "group": "band", "sum": 12, "mist": false, "first": true}]',1800007200,9000460,NULL);
INSERT INTO "actions" VALUES(7,34,0,'place O3 1','[{"type": "placed", "seat": 0, "card": "O3", "glade": 1}]',1800007200,9000461,NULL);
INSERT INTO "actions" VALUES(7,35,1,'place Y9 4','[{"type": "placed", "seat": 1, "card": "Y9", "glade": 4}, {"type": "claimed", "seat": 1, "glade": 1, "mist": false, "group": "band", "sum": 12, "early": true}]',1800007200,9000462,NULL);
INSERT INTO "actions" VALUES(7,36,0,'place R5 4','[{"type": "placed", "seat": 0, "card": "R5", "glade": 4}]',1800007200,9000463,NULL);
INSERT INTO "actions" VALUES(7,37,1,'place G4 2','[{"type": "placed", "seat": 1, "card": "G4", "glade": 2}]',1800007200,9000464,NULL);
INSERT INTO "actions" VALUES(7,38,0,'place G5 6','[{"type": "placed", "seat": 0, "card": "G5", "glade": 6}]',1800007200,9000465,NULL);
INSERT INTO "actions" VALUES(7,39,1,'place O9 2','[{"type": "placed", "seat": 1, "card": "O9", "glade": 2}, {"type": "completed", "seat": 1, "glade": 2, "group": "rabble", "sum": 15, "mist": false, "first": true}]',1800007200,9000466,NULL);
INSERT INTO "actions" VALUES(7,40,0,'place B1 2','[{"type": "placed", "seat": 0, "card": "B1", "glade": 2}]',1800007200,9000467,NULL);
INSERT INTO "actions" VALUES(7,41,1,'place V8 4','[{"type": "placed", "seat": 1, "card": "V8", "glade": 4}, {"type": "completed", "seat": 1, "glade": 4, "group": "rabble", "sum": 23, "mist": false, "first": true}, {"type": "claimed", "seat": 1, "glade": 4, "mist": false, "group": "rabble", "sum": 23, "early": true}, {"type": "emptied", "pile": "animals"}]',1800007200,9000468,NULL);
INSERT INTO "actions" VALUES(7,42,0,'place V7 2','[{"type": "placed", "seat": 0, "card": "V7", "glade": 2}, {"type": "completed", "seat": 0, "glade": 2, "group": "rabble", "sum": 16, "mist": false, "first": false}, {"type": "claimed", "seat": 0, "glade": 2, "mist": false, "group": "rabble", "sum": 16, "early": false, "against": "rabble", "against_sum": 15, "by_being_first": false}]',1800007200,9000469,NULL);
INSERT INTO "actions" VALUES(7,43,1,'place G3 5','[{"type": "placed", "seat": 1, "card": "G3", "glade": 5}]',1800007200,9000470,NULL);
INSERT INTO "actions" VALUES(7,44,0,'place B3 6','[{"type": "placed", "seat": 0, "card": "B3", "glade": 6}]',1800007200,9000471,NULL);
INSERT INTO "actions" VALUES(7,45,1,'place R7 7','[{"type": "placed", "seat": 1, "card": "R7", "glade": 7}, {"type": "completed", "seat": 1, "glade": 7, "group": "rabble", "sum": 17, "mist": false, "first": false}, {"type": "claimed", "seat": 1, "glade": 7, "mist": false, "group": "rabble", "sum": 17, "early": false, "against": "rabble", "against_sum": 10, "by_being_first": false}]',1800007200,9000472,NULL);
INSERT INTO "actions" VALUES(7,46,0,'place Y6 6','[{"type": "placed", "seat": 0, "card": "Y6", "glade": 6}, {"type": "completed", "seat": 0, "glade": 6, "group": "rabble", "sum": 14, "mist": false, "first": true}]',1800007200,9000473,NULL);
INSERT INTO "actions" VALUES(7,47,1,'place O1 5','[{"type": "placed", "seat": 1, "card": "O1", "glade": 5}, {"type": "completed", "seat": 1, "glade": 5, "group": "rabble", "sum": 12, "mist": false, "first": false}]',1800007200,9000474,NULL);
INSERT INTO "actions" VALUES(7,48,0,'pass','[{"type": "passed", "seat": 0}, {"type": "claimed", "seat": 0, "glade": 5, "mist": false, "group": "rabble", "sum": 16, "early": false, "against": "rabble", "against_sum": 12, "by_being_first": false}]',1800007200,9000475,NULL);
INSERT INTO "actions" VALUES(7,49,1,'place G9 6','[{"type": "placed", "seat": 1, "card": "G9", "glade": 6}]',1800007200,9000476,NULL);
INSERT INTO "actions" VALUES(7,50,0,'pass','[{"type": "passed", "seat": 0}]',1800007200,9000477,NULL);
INSERT INTO "actions" VALUES(7,51,1,'place Y3 6','[{"type": "placed", "seat": 1, "card": "Y3", "glade": 6}]',1800007200,9000478,NULL);
INSERT INTO "actions" VALUES(7,52,0,'pass','[{"type": "passed", "seat": 0}]',1800007200,9000479,NULL);
INSERT INTO "actions" VALUES(7,53,1,'place O8 6','[{"type": "placed", "seat": 1, "card": "O8", "glade": 6}, {"type": "completed", "seat": 1, "glade": 6, "group": "rabble", "sum": 20, "mist": false, "first": false}, {"type": "claimed", "seat": 1, "glade": 6, "mist": false, "group": "rabble", "sum": 20, "early": false, "against": "rabble", "against_sum": 14, "by_being_first": false}, {"type": "bout_ended", "bout": 1, "winner": 1, "reason": "five glades", "glades": [4, 5], "points": [4, 5]}]',1800007200,9000480,NULL);
INSERT INTO "actions" VALUES(8,0,1,'place G1 3','[{"type": "placed", "seat": 1, "card": "G1", "glade": 3}]',1800010800,9000483,NULL);
INSERT INTO "actions" VALUES(8,1,0,'place Y5 4','[{"type": "placed", "seat": 0, "card": "Y5", "glade": 4}]',1800010800,9000484,NULL);
INSERT INTO "actions" VALUES(8,2,1,'place B5 6','[{"type": "placed", "seat": 1, "card": "B5", "glade": 6}]',1800010800,9000485,NULL);
INSERT INTO "actions" VALUES(8,3,0,'place O9 6','[{"type": "placed", "seat": 0, "card": "O9", "glade": 6}]',1800010800,9000486,NULL);
INSERT INTO "actions" VALUES(8,4,1,'place R4 5','[{"type": "placed", "seat": 1, "card": "R4", "glade": 5}]',1800010800,9000487,NULL);
INSERT INTO "actions" VALUES(8,5,0,'place B8 1','[{"type": "placed", "seat": 0, "card": "B8", "glade": 1}]',1800010800,9000488,NULL);
INSERT INTO "actions" VALUES(8,6,1,'place O2 3','[{"type": "placed", "seat": 1, "card": "O2", "glade": 3}]',1800010800,9000489,NULL);
INSERT INTO "actions" VALUES(8,7,0,'place V9 7','[{"type": "placed", "seat": 0, "card": "V9", "glade": 7}]',1800010800,9000490,NULL);
INSERT INTO "actions" VALUES(8,8,1,'place O8 3','[{"type": "placed", "seat": 1, "card": "O8", "glade": 3}, {"type": "completed", "seat": 1, "glade": 3, "group": "rabble", "sum": 11, "mist": false, "first": true}]',1800010800,9000491,NULL);
INSERT INTO "actions" VALUES(8,9,0,'place V7 6','[{"type": "placed", "seat": 0, "card": "V7", "glade": 6}]',1800010800,9000492,NULL);
INSERT INTO "actions" VALUES(8,10,1,'place Y4 2','[{"type": "placed", "seat": 1, "card": "Y4", "glade": 2}]',1800010800,9000493,NULL);
INSERT INTO "actions" VALUES(8,11,0,'place Y1 2','[{"type": "placed", "seat": 0, "card": "Y1", "glade": 2}]',1800010800,9000494,NULL);
INSERT INTO "actions" VALUES(8,12,0,'resign','[{"type": "resign", "seat": 0}]',1800010800,9000495,NULL);
INSERT INTO "actions" VALUES(9,0,1,'place V1 8','[{"type": "placed", "seat": 1, "card": "V1", "glade": 8}]',1800010800,9000498,NULL);
INSERT INTO "actions" VALUES(9,1,0,'place V4 5','[{"type": "placed", "seat": 0, "card": "V4", "glade": 5}]',1800010800,9000499,NULL);
INSERT INTO "actions" VALUES(9,2,1,'place Y6 2','[{"type": "placed", "seat": 1, "card": "Y6", "glade": 2}]',1800010800,9000500,NULL);
INSERT INTO "actions" VALUES(9,3,0,'place O6 6','[{"type": "placed", "seat": 0, "card": "O6", "glade": 6}]',1800010800,9000501,NULL);
INSERT INTO "actions" VALUES(9,4,1,'place G8 7','[{"type": "placed", "seat": 1, "card": "G8", "glade": 7}]',1800010800,9000502,NULL);
INSERT INTO "actions" VALUES(9,5,0,'place O8 3','[{"type": "placed", "seat": 0, "card": "O8", "glade": 3}]',1800010800,9000503,NULL);
INSERT INTO "actions" VALUES(9,6,1,'place O5 5','[{"type": "placed", "seat": 1, "card": "O5", "glade": 5}]',1800010800,9000504,NULL);
INSERT INTO "actions" VALUES(9,7,0,'place V6 8','[{"type": "placed", "seat": 0, "card": "V6", "glade": 8}]',1800010800,9000505,NULL);
INSERT INTO "actions" VALUES(9,8,1,'place R8 4','[{"type": "placed", "seat": 1, "card": "R8", "glade": 4}]',1800010800,9000506,NULL);
INSERT INTO "actions" VALUES(10,0,0,'raise mind agility','[{"type": "attribute_raised", "attribute": "mind", "value": 2}, {"type": "attribute_raised", "attribute": "agility", "value": 2}]',1800010800,9000509,NULL);
INSERT INTO "actions" VALUES(10,1,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 4}, {"type": "turn_ended", "turn": 2}]',1800010800,9000510,NULL);
INSERT INTO "actions" VALUES(10,2,0,'move b1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 5}, {"type": "moved", "cell": "b1", "came_from": "a1"}]',1800010800,9000511,NULL);
INSERT INTO "actions" VALUES(10,3,1,'lay fork new','[{"type": "favour_taken", "markers": 1, "cause": "fork", "favour": 6}, {"type": "laid", "cell": "b1", "card": "fork", "openings": "new", "direction": null}, {"type": "turn_ended", "turn": 3}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000512,NULL);
INSERT INTO "actions" VALUES(10,4,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 7}, {"type": "turn_ended", "turn": 4}]',1800010800,9000513,NULL);
INSERT INTO "actions" VALUES(10,5,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 8}, {"type": "turn_ended", "turn": 5}]',1800010800,9000514,NULL);
INSERT INTO "actions" VALUES(10,6,0,'move c1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 9}, {"type": "moved", "cell": "c1", "came_from": "b1"}]',1800010800,9000515,NULL);
INSERT INTO "actions" VALUES(10,7,1,'lay fork esw','[{"type": "favour_taken", "markers": 1, "cause": "fork", "favour": 10}, {"type": "laid", "cell": "c1", "card": "fork", "openings": "esw", "direction": null}, {"type": "turn_ended", "turn": 6}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000516,NULL);
INSERT INTO "actions" VALUES(10,8,0,'move b1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 11}, {"type": "moved", "cell": "b1", "came_from": "c1"}, {"type": "turn_ended", "turn": 7}]',1800010800,9000517,NULL);
INSERT INTO "actions" VALUES(10,9,0,'move a1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 12}, {"type": "moved", "cell": "a1", "came_from": "b1"}, {"type": "turn_ended", "turn": 8}]',1800010800,9000518,NULL);
INSERT INTO "actions" VALUES(10,10,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 13}, {"type": "turn_ended", "turn": 9}]',1800010800,9000519,NULL);
INSERT INTO "actions" VALUES(10,11,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 14}, {"type": "turn_ended", "turn": 10}]',1800010800,9000520,NULL);
INSERT INTO "actions" VALUES(10,12,0,'move b1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 15}, {"type": "moved", "cell": "b1", "came_from": "a1"}, {"type": "turn_ended", "turn": 11}]',1800010800,9000521,NULL);
INSERT INTO "actions" VALUES(10,13,0,'move b2','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 16}, {"type": "moved", "cell": "b2", "came_from": "b1"}]',1800010800,9000522,NULL);
INSERT INTO "actions" VALUES(10,14,1,'lay hall','[{"type": "favour_taken", "markers": 1, "cause": "hall", "favour": 17}, {"type": "laid", "cell": "b2", "card": "hall", "openings": null, "direction": null}, {"type": "turn_ended", "turn": 12}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000523,NULL);
INSERT INTO "actions" VALUES(10,15,0,'move b1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 18}, {"type": "moved", "cell": "b1", "came_from": "b2"}, {"type": "turn_ended", "turn": 13}]',1800010800,9000524,NULL);
INSERT INTO "actions" VALUES(10,16,0,'move c1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 19}, {"type": "moved", "cell": "c1", "came_from": "b1"}, {"type": "turn_ended", "turn": 14}]',1800010800,9000525,NULL);
INSERT INTO "actions" VALUES(10,17,0,'search','[{"type": "tested", "seat": 0, "what": "search", "dice": [1, 2], "value": 2, "sum": 5, "target": 9, "passed": false}]',1800010800,9000526,NULL);
INSERT INTO "actions" VALUES(10,18,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 20}, {"type": "turn_ended", "turn": 15}]',1800010800,9000527,NULL);
INSERT INTO "actions" VALUES(10,19,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 21}, {"type": "turn_ended", "turn": 16}]',1800010800,9000528,NULL);
INSERT INTO "actions" VALUES(10,20,0,'move b1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 22}, {"type": "moved", "cell": "b1", "came_from": "c1"}, {"type": "turn_ended", "turn": 17}]',1800010800,9000529,NULL);
INSERT INTO "actions" VALUES(10,21,0,'search','[{"type": "tested", "seat": 0, "what": "search", "dice": [2, 6], "value": 2, "sum": 10, "target": 9, "passed": true}, {"type": "card_drawn", "seat": 0}]',1800010800,9000530,NULL);
INSERT INTO "actions" VALUES(10,22,0,'move a1','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 23}, {"type": "moved", "cell": "a1", "came_from": "b1"}, {"type": "turn_ended", "turn": 18}]',1800010800,9000531,NULL);
INSERT INTO "actions" VALUES(10,23,0,'move a2','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "a2", "came_from": "a1"}]',1800010800,9000532,NULL);
INSERT INTO "actions" VALUES(10,24,1,'lay prison','[{"type": "favour_paid", "markers": 3, "cause": "prison", "favour": 20}, {"type": "laid", "cell": "a2", "card": "prison", "openings": null, "direction": null}, {"type": "turn_ended", "turn": 19}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000533,NULL);
INSERT INTO "actions" VALUES(10,25,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 21}, {"type": "turn_ended", "turn": 20}]',1800010800,9000534,NULL);
INSERT INTO "actions" VALUES(10,26,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 22}, {"type": "turn_ended", "turn": 21}]',1800010800,9000535,NULL);
INSERT INTO "actions" VALUES(10,27,0,'pick','[{"type": "favour_taken", "markers": 1, "cause": "pick", "favour": 23}, {"type": "tested", "seat": 0, "what": "pick", "dice": [2, 3], "value": 2, "sum": 7, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 15}, {"type": "turn_ended", "turn": 22}]',1800010800,9000536,NULL);
INSERT INTO "actions" VALUES(10,28,0,'pick','[{"type": "favour_taken", "markers": 0, "cause": "pick", "favour": 23}, {"type": "tested", "seat": 0, "what": "pick", "dice": [1, 3], "value": 2, "sum": 6, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 14}, {"type": "turn_ended", "turn": 23}]',1800010800,9000537,NULL);
INSERT INTO "actions" VALUES(10,29,0,'pick','[{"type": "favour_taken", "markers": 0, "cause": "pick", "favour": 23}, {"type": "tested", "seat": 0, "what": "pick", "dice": [4, 3], "value": 2, "sum": 9, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 13}, {"type": "turn_ended", "turn": 24}]',1800010800,9000538,NULL);
INSERT INTO "actions" VALUES(10,30,0,'use heal-3','[{"type": "used", "seat": 0, "card": "heal-3", "place": null}, {"type": "tested", "seat": 0, "what": "heal-3", "dice": [4, 4], "value": 2, "sum": 10, "target": 9, "passed": true}, {"type": "life_gained", "seat": 0, "points": 3, "cause": "heal-3", "life": 16}]',1800010800,9000539,NULL);
INSERT INTO "actions" VALUES(10,31,0,'pick','[{"type": "favour_taken", "markers": 0, "cause": "pick", "favour": 23}, {"type": "tested", "seat": 0, "what": "pick", "dice": [2, 5], "value": 2, "sum": 9, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 15}, {"type": "turn_ended", "turn": 25}]',1800010800,9000540,NULL);
INSERT INTO "actions" VALUES(10,32,0,'pick','[{"type": "favour_taken", "markers": 0, "cause": "pick", "favour": 23}, {"type": "tested", "seat": 0, "what": "pick", "dice": [1, 2], "value": 2, "sum": 5, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 14}, {"type": "turn_ended", "turn": 26}]',1800010800,9000541,NULL);
INSERT INTO "actions" VALUES(10,33,0,'use potion-3','[{"type": "used", "seat": 0, "card": "potion-3", "place": null}, {"type": "life_gained", "seat": 0, "points": 2, "cause": "potion-3", "life": 16}]',1800010800,9000542,NULL);
INSERT INTO "actions" VALUES(10,34,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 0, "cause": "wait", "favour": 23}, {"type": "turn_ended", "turn": 27}]',1800010800,9000543,NULL);
INSERT INTO "actions" VALUES(10,35,0,'force','[{"type": "favour_taken", "markers": 0, "cause": "force", "favour": 23}, {"type": "tested", "seat": 0, "what": "force", "dice": [6, 2], "value": 1, "sum": 9, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 15}, {"type": "turn_ended", "turn": 28}]',1800010800,9000544,NULL);
INSERT INTO "actions" VALUES(10,36,0,'use potion-2','[{"type": "used", "seat": 0, "card": "potion-2", "place": null}, {"type": "life_gained", "seat": 0, "points": 1, "cause": "potion-2", "life": 16}]',1800010800,9000545,NULL);
INSERT INTO "actions" VALUES(10,37,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 0, "cause": "wait", "favour": 23}, {"type": "turn_ended", "turn": 29}]',1800010800,9000546,NULL);
INSERT INTO "actions" VALUES(10,38,0,'pick','[{"type": "favour_taken", "markers": 0, "cause": "pick", "favour": 23}, {"type": "tested", "seat": 0, "what": "pick", "dice": [5, 3], "value": 2, "sum": 10, "target": 10, "passed": true}, {"type": "turned_over", "cell": "a2", "card": "prison"}, {"type": "turn_ended", "turn": 30}]',1800010800,9000547,NULL);
INSERT INTO "actions" VALUES(10,39,0,'move b2','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "b2", "came_from": "a2"}, {"type": "turn_ended", "turn": 31}]',1800010800,9000548,NULL);
INSERT INTO "actions" VALUES(10,40,0,'move c2','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "c2", "came_from": "b2"}]',1800010800,9000549,NULL);
INSERT INTO "actions" VALUES(10,41,1,'lay orc','[{"type": "favour_paid", "markers": 3, "cause": "orc", "favour": 20}, {"type": "laid", "cell": "c2", "card": "orc", "openings": null, "direction": null}, {"type": "fight_begun", "enemy": "orc"}]',1800010800,9000550,NULL);
INSERT INTO "actions" VALUES(10,42,0,'fight','[{"type": "tested", "seat": 0, "what": "fight", "dice": [2, 4], "value": 1, "sum": 7, "target": 10, "passed": false}, {"type": "enemy_attacked", "seat": 1, "what": "orc", "dice": [1, 6], "value": 4, "sum": 11, "target": 9, "passed": true}, {"type": "life_lost", "seat": 0, "points": 2, "cause": "orc", "life": 14}]',1800010800,9000551,NULL);
INSERT INTO "actions" VALUES(10,43,0,'use potion-1','[{"type": "used", "seat": 0, "card": "potion-1", "place": null}, {"type": "life_gained", "seat": 0, "points": 1, "cause": "potion-1", "life": 15}]',1800010800,9000552,NULL);
INSERT INTO "actions" VALUES(10,44,0,'cast','[{"type": "tested", "seat": 0, "what": "cast", "dice": [1, 3], "value": 2, "sum": 6, "target": 10, "passed": false}, {"type": "enemy_attacked", "seat": 1, "what": "orc", "dice": [5, 6], "value": 4, "sum": 15, "target": 9, "passed": true}, {"type": "life_lost", "seat": 0, "points": 2, "cause": "orc", "life": 13}]',1800010800,9000553,NULL);
INSERT INTO "actions" VALUES(10,45,0,'cast','[{"type": "tested", "seat": 0, "what": "cast", "dice": [6, 6], "value": 2, "sum": 14, "target": 10, "passed": true}, {"type": "taken_away", "cell": "c2", "card": "orc"}, {"type": "beaten", "card": "orc", "experience": 2}, {"type": "turn_ended", "turn": 32}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000554,NULL);
INSERT INTO "actions" VALUES(10,46,0,'move d2','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 21}, {"type": "moved", "cell": "d2", "came_from": "c2"}]',1800010800,9000555,NULL);
INSERT INTO "actions" VALUES(10,47,1,'lay chest-3','[{"type": "favour_taken", "markers": 2, "cause": "chest-3", "favour": 23}, {"type": "laid", "cell": "d2", "card": "chest-3", "openings": null, "direction": null}, {"type": "zone_reached", "zone": 2}, {"type": "level_gained", "cause": "zone"}, {"type": "put_down", "cards": ["orc"]}, {"type": "life_gained", "seat": 0, "points": 3, "cause": "level", "life": 16}]',1800010800,9000556,NULL);
INSERT INTO "actions" VALUES(10,48,0,'gain mind','[{"type": "attribute_raised", "attribute": "mind", "value": 3}, {"type": "turn_ended", "turn": 33}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000557,NULL);
INSERT INTO "actions" VALUES(10,49,0,'move c2','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "c2", "came_from": "d2"}, {"type": "turn_ended", "turn": 34}]',1800010800,9000558,NULL);
INSERT INTO "actions" VALUES(10,50,0,'move c3','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "c3", "came_from": "c2"}]',1800010800,9000559,NULL);
INSERT INTO "actions" VALUES(10,51,1,'lay trap-3','[{"type": "favour_paid", "markers": 4, "cause": "trap-3", "favour": 19}, {"type": "laid", "cell": "c3", "card": "trap-3", "openings": null, "direction": null}]',1800010800,9000560,NULL);
INSERT INTO "actions" VALUES(10,52,0,'go','[{"type": "tested", "seat": 0, "what": "trap", "dice": [1, 6], "value": 2, "sum": 9, "target": 11, "passed": false}, {"type": "life_lost", "seat": 0, "points": 4, "cause": "trap-3", "life": 12}, {"type": "turn_ended", "turn": 35}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800010800,9000561,NULL);
INSERT INTO "actions" VALUES(10,53,0,'use golem-scroll','[{"type": "used", "seat": 0, "card": "golem-scroll", "place": null}, {"type": "tested", "seat": 0, "what": "golem-scroll", "dice": [4, 6], "value": 3, "sum": 13, "target": 10, "passed": true}, {"type": "taken_away", "cell": "c3", "card": "trap-3"}, {"type": "beaten", "card": "trap-3", "experience": 1}]',1800010800,9000562,NULL);
INSERT INTO "actions" VALUES(10,54,0,'move c2','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 20}, {"type": "moved", "cell": "c2", "came_from": "c3"}, {"type": "turn_ended", "turn": 36}]',1800010800,9000563,NULL);
INSERT INTO "actions" VALUES(10,55,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 21}, {"type": "turn_ended", "turn": 37}]',1800010800,9000564,NULL);
INSERT INTO "actions" VALUES(10,56,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 22}, {"type": "turn_ended", "turn": 38}]',1800010800,9000565,NULL);
INSERT INTO "actions" VALUES(10,57,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 23}, {"type": "turn_ended", "turn": 39}]',1800010800,9000566,NULL);
INSERT INTO "actions" VALUES(10,58,0,'move c3','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "c3", "came_from": "c2"}, {"type": "turn_ended", "turn": 40}]',1800010800,9000567,NULL);
INSERT INTO "actions" VALUES(10,59,0,'move c4','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "c4", "came_from": "c3"}]',1800010800,9000568,NULL);
INSERT INTO "actions" VALUES(10,60,1,'lay teleport-2 w','[{"type": "favour_paid", "markers": 2, "cause": "teleport-2", "favour": 21}, {"type": "laid", "cell": "c4", "card": "teleport-2", "openings": null, "direction": "w"}, {"type": "teleported", "cell": "a4", "left": "c4"}, {"type": "card_turned_up", "card": "turn"}]',1800010800,9000569,NULL);
INSERT INTO "actions" VALUES(10,61,1,'lay turn es','[{"type": "laid", "cell": "a4", "card": "turn", "openings": "es", "direction": null}, {"type": "turn_ended", "turn": 41}, {"type": "hand_filled", "seat": 1, "cards": 1}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 11}]',1800010800,9000570,NULL);
INSERT INTO "actions" VALUES(10,62,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 22}, {"type": "turn_ended", "turn": 42}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 10}]',1800010800,9000571,NULL);
INSERT INTO "actions" VALUES(10,63,0,'move b4','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 23}, {"type": "moved", "cell": "b4", "came_from": "a4"}]',1800010800,9000572,NULL);
INSERT INTO "actions" VALUES(10,64,1,'drop hall','[{"type": "dropped", "seat": 1, "card": "hall"}, {"type": "favour_taken", "markers": 0, "cause": "drop", "favour": 23}]',1800010800,9000573,NULL);
INSERT INTO "actions" VALUES(10,65,1,'lay trap-1','[{"type": "favour_paid", "markers": 2, "cause": "trap-1", "favour": 21}, {"type": "laid", "cell": "b4", "card": "trap-1", "openings": null, "direction": null}, {"type": "tested", "seat": 0, "what": "trap", "dice": [2, 2], "value": 2, "sum": 6, "target": 11, "passed": false}, {"type": "life_lost", "seat": 0, "points": 2, "cause": "trap-1", "life": 8}, {"type": "turn_ended", "turn": 43}, {"type": "hand_filled", "seat": 1, "cards": 2}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 7}]',1800010800,9000574,NULL);
INSERT INTO "actions" VALUES(10,66,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 22}, {"type": "turn_ended", "turn": 44}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 6}]',1800010800,9000575,NULL);
INSERT INTO "actions" VALUES(10,67,0,'move a4','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 23}, {"type": "moved", "cell": "a4", "came_from": "b4"}, {"type": "turn_ended", "turn": 45}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 5}]',1800010800,9000576,NULL);
INSERT INTO "actions" VALUES(10,68,0,'search','[{"type": "tested", "seat": 0, "what": "search", "dice": [5, 2], "value": 3, "sum": 10, "target": 9, "passed": true}, {"type": "card_drawn", "seat": 0}]',1800010800,9000577,NULL);
INSERT INTO "actions" VALUES(10,69,0,'move b4','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "b4", "came_from": "a4"}, {"type": "tested", "seat": 0, "what": "trap", "dice": [1, 1], "value": 2, "sum": 4, "target": 11, "passed": false}, {"type": "life_lost", "seat": 0, "points": 2, "cause": "trap-1", "life": 3}, {"type": "turn_ended", "turn": 46}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 2}]',1800010800,9000578,NULL);
INSERT INTO "actions" VALUES(10,70,0,'move b3','[{"type": "favour_taken", "markers": 0, "cause": "step", "favour": 23}, {"type": "moved", "cell": "b3", "came_from": "b4"}]',1800010800,9000579,NULL);
INSERT INTO "actions" VALUES(10,71,1,'lay pit','[{"type": "favour_paid", "markers": 1, "cause": "pit", "favour": 22}, {"type": "laid", "cell": "b3", "card": "pit", "openings": null, "direction": null}]',1800010800,9000580,NULL);
INSERT INTO "actions" VALUES(10,72,0,'use rope','[{"type": "used", "seat": 0, "card": "rope", "place": null}, {"type": "turned_over", "cell": "b3", "card": "pit"}, {"type": "turn_ended", "turn": 47}, {"type": "hand_filled", "seat": 1, "cards": 1}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 1}]',1800010800,9000581,NULL);
INSERT INTO "actions" VALUES(10,73,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 23}, {"type": "turn_ended", "turn": 48}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "dark", "life": 0}, {"type": "match_over", "life": [0, 20]}]',1800010800,9000582,NULL);
INSERT INTO "actions" VALUES(11,0,0,'raise mind agility','[{"type": "attribute_raised", "attribute": "mind", "value": 2}, {"type": "attribute_raised", "attribute": "agility", "value": 2}]',1800014400,9000585,NULL);
INSERT INTO "actions" VALUES(11,1,0,'move a2','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 4}, {"type": "moved", "cell": "a2", "came_from": "a1"}]',1800014400,9000586,NULL);
INSERT INTO "actions" VALUES(11,2,1,'lay prison','[{"type": "favour_paid", "markers": 3, "cause": "prison", "favour": 1}, {"type": "laid", "cell": "a2", "card": "prison", "openings": null, "direction": null}, {"type": "turn_ended", "turn": 2}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800014400,9000587,NULL);
INSERT INTO "actions" VALUES(11,3,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 2}, {"type": "turn_ended", "turn": 3}]',1800014400,9000588,NULL);
INSERT INTO "actions" VALUES(11,4,0,'force','[{"type": "favour_taken", "markers": 1, "cause": "force", "favour": 3}, {"type": "tested", "seat": 0, "what": "force", "dice": [3, 1], "value": 1, "sum": 5, "target": 10, "passed": false}, {"type": "life_lost", "seat": 0, "points": 1, "cause": "prison", "life": 15}, {"type": "turn_ended", "turn": 4}]',1800014400,9000589,NULL);
INSERT INTO "actions" VALUES(11,5,0,'force','[{"type": "favour_taken", "markers": 1, "cause": "force", "favour": 4}, {"type": "tested", "seat": 0, "what": "force", "dice": [6, 5], "value": 1, "sum": 12, "target": 10, "passed": true}, {"type": "turned_over", "cell": "a2", "card": "prison"}, {"type": "turn_ended", "turn": 5}]',1800014400,9000590,NULL);
INSERT INTO "actions" VALUES(11,6,0,'use potion-3','[{"type": "used", "seat": 0, "card": "potion-3", "place": null}, {"type": "life_gained", "seat": 0, "points": 1, "cause": "potion-3", "life": 16}]',1800014400,9000591,NULL);
INSERT INTO "actions" VALUES(11,7,0,'move a3','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 5}, {"type": "moved", "cell": "a3", "came_from": "a2"}]',1800014400,9000592,NULL);
INSERT INTO "actions" VALUES(11,8,1,'lay demon','[{"type": "favour_paid", "markers": 5, "cause": "demon", "favour": 0}, {"type": "laid", "cell": "a3", "card": "demon", "openings": null, "direction": null}, {"type": "fight_begun", "enemy": "demon"}]',1800014400,9000593,NULL);
INSERT INTO "actions" VALUES(11,9,0,'fight','[{"type": "tested", "seat": 0, "what": "fight", "dice": [5, 5], "value": 1, "sum": 11, "target": 11, "passed": true}, {"type": "taken_away", "cell": "a3", "card": "demon"}, {"type": "beaten", "card": "demon", "experience": 3}, {"type": "turn_ended", "turn": 6}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800014400,9000594,NULL);
INSERT INTO "actions" VALUES(11,10,0,'move a4','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 1}, {"type": "moved", "cell": "a4", "came_from": "a3"}]',1800014400,9000595,NULL);
INSERT INTO "actions" VALUES(11,11,1,'drop hall','[{"type": "dropped", "seat": 1, "card": "hall"}, {"type": "favour_taken", "markers": 1, "cause": "drop", "favour": 2}]',1800014400,9000596,NULL);
INSERT INTO "actions" VALUES(11,12,0,'resign','[{"type": "resign", "seat": 0}]',1800014400,9000597,NULL);
INSERT INTO "actions" VALUES(12,0,0,'raise mind agility','[{"type": "attribute_raised", "attribute": "mind", "value": 2}, {"type": "attribute_raised", "attribute": "agility", "value": 2}]',1800014400,9000600,NULL);
INSERT INTO "actions" VALUES(12,1,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 4}, {"type": "turn_ended", "turn": 2}]',1800014400,9000601,NULL);
INSERT INTO "actions" VALUES(12,2,0,'move a2','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 5}, {"type": "moved", "cell": "a2", "came_from": "a1"}]',1800014400,9000602,NULL);
INSERT INTO "actions" VALUES(12,3,1,'lay chest-2','[{"type": "favour_taken", "markers": 2, "cause": "chest-2", "favour": 7}, {"type": "laid", "cell": "a2", "card": "chest-2", "openings": null, "direction": null}, {"type": "turn_ended", "turn": 3}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800014400,9000603,NULL);
INSERT INTO "actions" VALUES(12,4,0,'move b2','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 8}, {"type": "moved", "cell": "b2", "came_from": "a2"}]',1800014400,9000604,NULL);
INSERT INTO "actions" VALUES(12,5,1,'lay trap-1','[{"type": "favour_paid", "markers": 2, "cause": "trap-1", "favour": 6}, {"type": "laid", "cell": "b2", "card": "trap-1", "openings": null, "direction": null}, {"type": "tested", "seat": 0, "what": "trap", "dice": [4, 3], "value": 2, "sum": 9, "target": 11, "passed": false}, {"type": "life_lost", "seat": 0, "points": 2, "cause": "trap-1", "life": 14}, {"type": "turn_ended", "turn": 4}, {"type": "hand_filled", "seat": 1, "cards": 1}]',1800014400,9000605,NULL);
INSERT INTO "actions" VALUES(12,6,0,'use potion-1','[{"type": "used", "seat": 0, "card": "potion-1", "place": null}, {"type": "life_gained", "seat": 0, "points": 1, "cause": "potion-1", "life": 15}]',1800014400,9000606,NULL);
INSERT INTO "actions" VALUES(12,7,0,'wait','[{"type": "waited"}, {"type": "favour_taken", "markers": 1, "cause": "wait", "favour": 7}, {"type": "turn_ended", "turn": 5}]',1800014400,9000607,NULL);
INSERT INTO "actions" VALUES(12,8,0,'move b3','[{"type": "favour_taken", "markers": 1, "cause": "step", "favour": 8}, {"type": "moved", "cell": "b3", "came_from": "b2"}]',1800014400,9000608,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE asks (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	number INTEGER, 
	state TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT fk_asks_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "asks" VALUES(1,3,'draw',1,9,NULL,'open',1800014400);
CREATE TABLE audit (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	actor_id BIGINT NOT NULL, 
	what TEXT NOT NULL, 
	details JSON NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT fk_audit_actor_id FOREIGN KEY(actor_id) REFERENCES people (id)
);
CREATE TABLE blocks (
	person_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person_id, blocked_id), 
	CONSTRAINT fk_blocks_blocked_id FOREIGN KEY(blocked_id) REFERENCES people (id), 
	CONSTRAINT fk_blocks_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "blocks" VALUES(103,102,1800014400);
CREATE TABLE challenges (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game TEXT NOT NULL, 
	options JSON NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	locale TEXT, 
	challenger_id BIGINT NOT NULL, 
	opponent_id BIGINT, 
	challenger_seat INTEGER, 
	rated BOOLEAN NOT NULL, 
	secret TEXT NOT NULL, 
	state TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	rematch_of INTEGER, 
	thread BOOLEAN NOT NULL, 
	threads BOOLEAN NOT NULL, 
	thread_of BIGINT, 
	reason TEXT, 
	move_seconds INTEGER NOT NULL, 
	CONSTRAINT fk_challenges_challenger_id FOREIGN KEY(challenger_id) REFERENCES people (id), 
	CONSTRAINT fk_challenges_opponent_id FOREIGN KEY(opponent_id) REFERENCES people (id)
);
INSERT INTO "challenges" VALUES(1,'duel','{}',10,100,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000001','accepted',1800000000,1800086400,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(2,'duel','{}',10,200,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000002','accepted',1800003600,1800090000,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(3,'duel','{}',10,300,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000003','accepted',1800003600,1800090000,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(4,'search','{}',10,101,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000004','accepted',1800003600,1800090000,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(5,'search','{}',10,201,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000005','accepted',1800007200,1800093600,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(6,'search','{}',10,301,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000006','accepted',1800007200,1800093600,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(7,'glades','{}',10,102,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000007','accepted',1800007200,1800093600,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(8,'glades','{}',10,202,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000008','accepted',1800010800,1800097200,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(9,'glades','{}',10,302,'en-GB',101,102,0,1,'0000000000000000000000000000000000000000000000000000000000000009','accepted',1800010800,1800097200,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(10,'dungeon','{}',10,103,'en-GB',101,102,0,1,'000000000000000000000000000000000000000000000000000000000000000a','accepted',1800010800,1800097200,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(11,'dungeon','{}',10,203,'en-GB',101,102,0,1,'000000000000000000000000000000000000000000000000000000000000000b','accepted',1800014400,1800100800,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(12,'dungeon','{}',10,303,'en-GB',101,102,0,1,'000000000000000000000000000000000000000000000000000000000000000c','accepted',1800014400,1800100800,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(13,'glades','{"bouts": 3}',10,20,'en-GB',101,103,0,1,'000000000000000000000000000000000000000000000000000000000000000d','open',1800014400,1800100800,NULL,0,0,NULL,NULL,259200);
INSERT INTO "challenges" VALUES(14,'duel','{}',10,21,'en-GB',103,NULL,0,1,'000000000000000000000000000000000000000000000000000000000000000e','open',1800014400,1800100800,NULL,0,0,NULL,NULL,259200);
CREATE TABLE deadlines (
	kind TEXT NOT NULL, 
	subject_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (kind, subject_id)
);
INSERT INTO "deadlines" VALUES('season',10,1801440000);
INSERT INTO "deadlines" VALUES('time',3,1800262800);
INSERT INTO "deadlines" VALUES('remind',3,1800210960);
INSERT INTO "deadlines" VALUES('time',6,1800266400);
INSERT INTO "deadlines" VALUES('remind',6,1800214560);
INSERT INTO "deadlines" VALUES('time',9,1800270000);
INSERT INTO "deadlines" VALUES('remind',9,1800218160);
INSERT INTO "deadlines" VALUES('time',12,1800273600);
INSERT INTO "deadlines" VALUES('remind',12,1800221760);
INSERT INTO "deadlines" VALUES('challenge',13,1800100800);
INSERT INTO "deadlines" VALUES('challenge',14,1800100800);
CREATE TABLE gone (
	guild_id BIGINT NOT NULL, 
	person_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_gone PRIMARY KEY (guild_id, person_id), 
	CONSTRAINT fk_gone_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE guilds (
	id BIGINT NOT NULL, 
	move_seconds INTEGER, 
	threads BOOLEAN NOT NULL, 
	challenger_role_id BIGINT, 
	channels JSON NOT NULL, 
	season_channel_id BIGINT, 
	language TEXT, 
	removed_at BIGINT, 
	CONSTRAINT pk_guilds PRIMARY KEY (id)
);
INSERT INTO "guilds" VALUES(10,NULL,0,NULL,'[]',NULL,NULL,NULL);
CREATE TABLE heartbeats (
	name TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeats PRIMARY KEY (name)
);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	challenge_id INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	thread_of BIGINT, 
	lost TEXT, 
	locale TEXT, 
	rated BOOLEAN NOT NULL, 
	secret TEXT NOT NULL, 
	accepted_by BIGINT NOT NULL, 
	seed TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	to_move INTEGER, 
	snapshot JSON NOT NULL, 
	outcome JSON, 
	began_at BIGINT NOT NULL, 
	moved_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	move_seconds INTEGER NOT NULL, 
	due_at BIGINT, 
	reminded BOOLEAN NOT NULL, 
	paused_seconds INTEGER, 
	overdue_at BIGINT, 
	nudged_at BIGINT, hints INTEGER DEFAULT 0 NOT NULL, hinted_at INTEGER, 
	CONSTRAINT fk_matches_challenge_id FOREIGN KEY(challenge_id) REFERENCES challenges (id)
);
INSERT INTO "matches" VALUES(1,1,'duel',1,'{}',10,100,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000001',9000001,'cf71bdbc7a9c9e6532d76e203b55105016ff554a8a486a22fd6c9462e1ed1a9c',57,NULL,'{"state": {"gandalf": 1, "games": 1, "lower_says": false, "decks": [[], []], "next_decks": [], "hands": [[], []], "finale": [[], []], "known": [[], []], "energy": [0, 5], "steps": [1, 4], "laid": [9, 9], "row": [["2-3", 0, "2", "3", false], ["feint", 1, "24", "34", false], ["spell", 0, "23", "13", false], ["1-4", 1, "1", "4", false], ["12-34", 0, "12", "34", false], ["1-123", 1, "1", "123", false], ["23-34", 0, "23", "34", false], ["1234-1234", 1, "1234", "1234", false], ["1-34", 0, "1", "34", false], ["134-234", 1, "134", "234", false], ["cunning", 0, "12", "234", false], ["12-134", 1, "12", "134", false], ["magic", 0, "13", "34", false], ["34-3", 1, "34", "3", false], ["23-234", 0, "23", "234", false], ["2-3", 1, "2", "3", false], ["12-14", 0, "12", "14", false], ["strength", 1, "2", "234", false]], "beside": [], "points": [4, 1], "game": 1, "round": 4, "phase": "over", "turn": 1, "starter": 0, "loser": 0, "wrath": false, "magic": false, "cunning": true, "level_in_minus": false, "winner": 0, "reason": "higher on the bridge"}, "chance": 220, "ply": 57, "ended": null}','{"winner": 0, "reason": "higher on the bridge", "score": [4, 1]}',1800000000,1800000000,1800000000,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(2,2,'duel',1,'{}',10,200,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000002',9000060,'aae27fd005f5b73155a76f9b76ed518845165a8fd15e312c260578561685863d',13,NULL,'{"state": {"gandalf": 0, "games": 1, "lower_says": false, "decks": [["cunning", "124-2", "12-34", "spell", "12-14", "134-234", "balance", "1-34", "2-3"], ["124-14", "34-3", "feint", "might", "1-23", "23-234", "defence", "trick", "2-1"]], "next_decks": [], "hands": [["124-14", "123-124", "wrath", "1-4", "mirror", "34-3", "0-0", "12-134", "23-34"], ["1-4", "134-234", "124-134", "23-34", "2-3", "24-4", "134-23", "12-14", "1234-1234"]], "finale": [["1-23", "24-4", "134-23"], ["1-34", "0-0", "123-124"]], "known": [[], []], "energy": [15, 15], "steps": [1, 0], "laid": [0, 0], "row": [], "beside": [], "points": [0, 0], "game": 1, "round": 2, "phase": "start", "turn": 1, "starter": null, "loser": 1, "wrath": false, "magic": false, "cunning": false, "level_in_minus": false, "winner": null, "reason": ""}, "chance": 216, "ply": 13, "ended": {"winner": 1, "reason": "resign", "score": null}}','{"winner": 1, "reason": "resign", "score": null}',1800003600,1800003600,1800003600,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(3,3,'duel',1,'{}',10,300,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000003',9000075,'8129ec6efce6575eab342ce65e3577aaaaf633df4815a98e86e4d7f752ff09f9',9,0,'{"state": {"gandalf": 1, "games": 1, "lower_says": false, "decks": [["24-4", "12-34", "2-1", "134-23", "123-124", "12-14", "1-34", "balance", "cunning", "124-2", "124-134", "124-14", "134-234", "1-4", "spell", "12-134", "0-0", "wrath"], ["feint", "defence", "23-34", "1-4", "134-23", "34-3", "strength", "0-0", "23-234", "24-4", "2-1", "123-124", "might", "1-123", "1-34", "124-14", "2-3", "124-2"]], "next_decks": [], "hands": [["2-3", "23-234", "23-34", "1-123"], ["12-34", "1-23", "134-234", "12-14", "3-4"]], "finale": [["34-3"], ["1234-1234"]], "known": [["34-3"], ["1234-1234"]], "energy": [6, 10], "steps": [0, 0], "laid": [4, 3], "row": [["mirror", 0, "12", "23", false], ["124-134", 1, "124", "134", false], ["1-23", 0, "1", "23", false], ["trick", 1, "13", "3", false], ["magic", 0, "13", "34", false], ["12-134", 1, "12", "134", false], ["3-4", 0, "3", "4", false]], "beside": [], "points": [0, 0], "game": 1, "round": 1, "phase": "play", "turn": 1, "starter": 0, "loser": 0, "wrath": false, "magic": false, "cunning": false, "level_in_minus": false, "winner": null, "reason": ""}, "chance": 216, "ply": 9, "ended": null}','null',1800003600,1800003600,NULL,259200,1800262800,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(4,4,'search',1,'{}',10,101,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000004',9000086,'56d1d2dfe28b3d09c05d7e59eb8afc264703b76b9ab39231d93d298f78a1c4d7',312,NULL,'{"state": {"seat": 1, "stock": [], "hands": [[], []], "supply": {"green": ["merry", "gimli", "aragorn", "legolas"], "yellow": [], "blue": [], "brown": ["troll-1", "cave-10", "orc-1", "chief-2", "balrog", "orc-4", "cave-3", "cave-6"]}, "phase": 3, "step": "over", "discard": [], "chips": {"201": "haste-1", "110": "cave-7", "250": "ring", "290": "eagle-2", "293": "cave-5", "337": "orc-3", "122": "boromir"}, "hobbits": [98, 138], "held": [["pippin", "sting", "lembas", "chief-1", "galadriel"], ["anduril", "phial", "shelob", "mithril", "rope", "cave-8", "gandalf", "troll-2", "cave-2", "athelas", "cloak"]], "blue": [[], ["gollum"]], "used": [[["galadriel", "lembas"]], [["gandalf", "anduril"]]], "boats": [true, true], "lost_moves": [0, 0], "seen": [[93], []], "fight": null, "again": false, "tile_laid": false, "eventful": false, "quiet": 40, "last": 30, "laid": [[49, "shire"], [48, "FWWM"], [60, "MWWP"], [38, "MWFW"], [71, "WFFW"], [47, "WMWP"], [46, "FPPW"], [82, "FPFP"], [50, "PWPP"], [45, "WWWP"], [51, "FPFW"], [52, "FFMP"], [27, "MWMW"], [39, "WPPW"], [40, "MPFP"], [37, "PWFF"], [28, "FMWW"], [26, "WWPF"], [61, "PFMW"], [62, "FMWF"], [72, "MPWF"], [41, "FMFP"], [36, "FFWM"], [73, "WMPP"], [25, "WFFF"], [59, "WPMP"], [58, "WPFF"], [83, "WPWP"], [57, "PFFF"], [35, "PMFM"], [24, "MFPW"], [56, "WFPW"], [84, "PMPP"], [70, "MWPP"], [81, "PPFM"], [69, "FPPM"], [80, "PMWF"], [68, "FMFM"], [79, "FFPM"], [67, "PMWM"], [78, "WMWW"], [34, "FMWM"], [23, "FWFM"], [63, "????"], [74, "FFFM"], [85, "FWPM"], [29, "doom"], [30, "MPFW"]]}, "chance": 344, "ply": 312, "ended": null}','{"winner": 1, "reason": "more points", "score": [7, 18]}',1800003600,1800003600,1800003600,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(5,5,'search',1,'{}',10,201,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000005',9000400,'763d5422484dcac43af8209b4c7625882f9b12f64f0f06cbb76a733995014b90',13,NULL,'{"state": {"seat": 0, "stock": ["FFMW", "FPWW", "FMFP", "PPWW", "FPPW", "MPMW", "FPFW", "FPMP", "FWWM", "FMFM", "FMPP", "FMFW", "MWWW", "PWPW", "FFPM", "MWMW", "FWWP", "FFWM", "MPWP", "PPPW", "FFPW", "FMPW", "MPWW", "FMWW", "FFMP", "FFFP", "FPMW", "MWPW", "FMPM"], "hands": [["FPFP", "FWPM", "FWMW"], ["MPPP", "FFFM", "FFFW"]], "supply": {"green": ["boromir", "galadriel", "merry", "aragorn", "pippin", "gimli", "gandalf", "legolas"], "yellow": ["lembas", "sting", "cloak", "phial", "rope", "mithril"], "blue": ["haste-3", "eagle-2", "haste-1", "eagle-1", "ring", "haste-2", "gollum"], "brown": ["orc-3", "cave-3", "orc-2", "cave-9", "cave-10", "cave-8", "orc-4", "chief-1", "balrog", "orc-1", "cave-4", "chief-2", "troll-2", "cave-2", "cave-1", "cave-7", "shelob", "cave-6"]}, "phase": 2, "step": "place", "discard": [], "chips": {"242": "anduril", "286": "athelas", "201": "cave-5", "209": "troll-1", "185": "eagle-3"}, "hobbits": [196, 196], "held": [[], []], "blue": [[], []], "used": [[], []], "boats": [false, false], "lost_moves": [0, 0], "seen": [[], []], "fight": null, "again": false, "tile_laid": false, "eventful": false, "quiet": 0, "last": 27, "laid": [[49, "shire"], [60, "MFPW"], [48, "MWMF"], [71, "PMPM"], [47, "PFFW"], [82, "PWWW"], [50, "PMFP"], [38, "WWFF"], [51, "WPPM"], [52, "FMWP"], [53, "PFWM"], [46, "PWMP"], [27, "PMWW"]]}, "chance": 344, "ply": 13, "ended": {"winner": 1, "reason": "resign", "score": null}}','{"winner": 1, "reason": "resign", "score": null}',1800007200,1800007200,1800007200,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(6,6,'search',1,'{}',10,301,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000006',9000415,'be12becee58cdda65f8990fb375f1acea77050fbbbfb9ce19b06ea6d7e02e6cc',9,1,'{"state": {"seat": 1, "stock": ["FPFP", "FWPM", "MWPW", "MPPP", "FWMW", "FPWW", "FPWM", "FFMW", "MWMW", "MWPP", "MWWP", "FMPP", "FPPM", "FMWM", "FWWM", "FWMP", "FFFM", "MWWW", "FPPW", "FMFM", "PWWW", "FFFW", "FFFP", "FMWP", "FFWM", "MPWP", "FMFW", "FPFW", "MPPW", "PWPW", "FPMW", "FMPM"], "hands": [["MPMP", "FFPW", "FFMP"], ["FPMP", "FWWP", "MPMW"]], "supply": {"green": ["galadriel", "merry", "legolas", "boromir", "gandalf", "gimli", "pippin", "aragorn"], "yellow": ["rope", "lembas", "sting", "athelas", "phial", "cloak", "anduril"], "blue": ["eagle-2", "haste-1", "eagle-1", "eagle-3", "gollum", "haste-3", "ring", "haste-2"], "brown": ["troll-1", "cave-2", "troll-2", "cave-1", "cave-7", "cave-9", "orc-2", "chief-2", "orc-3", "orc-4", "cave-8", "cave-5", "chief-1", "cave-10", "shelob", "cave-3", "cave-4", "orc-1", "cave-6"]}, "phase": 1, "step": "place", "discard": [], "chips": {"110": "mithril", "201": "balrog"}, "hobbits": [196, 196], "held": [[], []], "blue": [[], []], "used": [[], []], "boats": [false, false], "lost_moves": [0, 0], "seen": [[], []], "fight": null, "again": false, "tile_laid": false, "eventful": false, "quiet": 0, "last": 51, "laid": [[49, "shire"], [38, "PFFW"], [48, "PWPP"], [47, "PPWW"], [27, "WMPW"], [50, "FMFP"], [16, "FMWW"], [46, "WWFF"], [45, "MFFP"], [51, "PWFM"]]}, "chance": 344, "ply": 9, "ended": null}','null',1800007200,1800007200,NULL,259200,1800266400,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(7,7,'glades',1,'{}',10,102,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000007',9000426,'af104f4b9b5434c3d2c0f8b3ff740509ced5f09ad0cbb9d2bf7750cb97283af4',54,NULL,'{"state": {"bouts": 1, "manual": false, "specials": false, "later": [], "bout": 1, "points": [4, 5], "starter": 0, "seat": 1, "phase": "over", "glades": [{"sides": [["V2", "O3"], ["R3", "Y5", "B4"]], "claimed": 1, "first": 1, "weather": [], "needed": 3}, {"sides": [["G8", "B1", "V7"], ["O2", "G4", "O9"]], "claimed": 0, "first": 1, "weather": [], "needed": 3}, {"sides": [["V5", "G2"], ["O4", "B9", "V3"]], "claimed": 1, "first": 1, "weather": [], "needed": 3}, {"sides": [["B2", "R5"], ["R6", "Y9", "V8"]], "claimed": 1, "first": 1, "weather": [], "needed": 3}, {"sides": [["R9", "G1", "B6"], ["Y8", "G3", "O1"]], "claimed": 0, "first": 0, "weather": [], "needed": 3}, {"sides": [["G5", "B3", "Y6"], ["G9", "Y3", "O8"]], "claimed": 1, "first": 0, "weather": [], "needed": 3}, {"sides": [["Y2", "V6", "R2"], ["O6", "Y4", "R7"]], "claimed": 1, "first": 0, "weather": [], "needed": 3}, {"sides": [["R4", "R1", "B7"], ["V1", "V9", "Y1"]], "claimed": 0, "first": 0, "weather": [], "needed": 3}, {"sides": [["G6", "G7", "B8"], ["V4", "O7", "R8"]], "claimed": 0, "first": 1, "weather": [], "needed": 3}], "pile": [], "specials_pile": [], "discard": [], "hands": [["Y7", "O5", "B5"], []], "units_played": [0, 0], "unclaimed": 0, "room": [0, 0], "seen": 18013298981068799, "claimable": [], "passes": 0, "mustering": 0, "ending": "five glades", "outcome": {"winner": 1, "reason": "five glades", "score": [4, 5]}}, "chance": 216, "ply": 54, "ended": null}','{"winner": 1, "reason": "five glades", "score": [4, 5]}',1800007200,1800007200,1800007200,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(8,8,'glades',1,'{}',10,202,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000008',9000482,'fbd0ab80ec8bffcee924fd59cc3dd829a44e3459280be7cde058d05f0bb43e3a',13,NULL,'{"state": {"bouts": 1, "manual": false, "specials": false, "later": [], "bout": 1, "points": [0, 0], "starter": 1, "seat": 1, "phase": "place", "glades": [{"sides": [["B8"], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["Y1"], ["Y4"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], ["G1", "O2", "O8"]], "claimed": null, "first": 1, "weather": [], "needed": 3}, {"sides": [["Y5"], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], ["R4"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["O9", "V7"], ["B5"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["V9"], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], []], "claimed": null, "first": null, "weather": [], "needed": 3}], "pile": ["O5", "G6", "R6", "B3", "B7", "G9", "Y8", "G2", "G7", "V4", "O1", "R8", "Y9", "V1", "V8", "O3", "B6", "B9", "G3", "V6", "R7", "Y3", "G5", "V5", "O4", "B4", "B2", "Y6", "G8", "R1"], "specials_pile": [], "discard": [], "hands": [["O7", "Y7", "R3", "R5", "Y2", "R9"], ["O6", "V3", "V2", "B1", "R2", "G4"]], "units_played": [0, 0], "unclaimed": 511, "room": [511, 507], "seen": 11268894814045192, "claimable": [], "passes": 0, "mustering": 0, "ending": null, "outcome": null}, "chance": 216, "ply": 13, "ended": {"winner": 1, "reason": "resign", "score": null}}','{"winner": 1, "reason": "resign", "score": null}',1800010800,1800010800,1800010800,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(9,9,'glades',1,'{}',10,302,NULL,NULL,'en-GB',1,'0000000000000000000000000000000000000000000000000000000000000009',9000497,'b77fda6de1e88b43475ca664883b71e277543f70049aef693d609518c3fd80ee',9,0,'{"state": {"bouts": 1, "manual": false, "specials": false, "later": [], "bout": 1, "points": [0, 0], "starter": 1, "seat": 0, "phase": "place", "glades": [{"sides": [[], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], ["Y6"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["O8"], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], ["R8"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["V4"], ["O5"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["O6"], []], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], ["G8"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [["V6"], ["V1"]], "claimed": null, "first": null, "weather": [], "needed": 3}, {"sides": [[], []], "claimed": null, "first": null, "weather": [], "needed": 3}], "pile": ["V7", "B7", "V9", "O2", "R5", "Y3", "O3", "R6", "V8", "G4", "B9", "O9", "V2", "B2", "Y4", "R3", "B1", "Y8", "V5", "G1", "B6", "B3", "Y9", "G2", "G3", "G6", "Y7", "R2", "R1", "V3", "R4", "B8", "O4"], "specials_pile": [], "discard": [], "hands": [["R7", "G9", "O7", "Y5", "B4", "Y2"], ["B5", "O1", "R9", "G7", "Y1", "G5"]], "units_played": [0, 0], "unclaimed": 511, "room": [511, 511], "seen": 1442576443990144, "claimable": [], "passes": 0, "mustering": 0, "ending": null, "outcome": null}, "chance": 216, "ply": 9, "ended": null}','null',1800010800,1800010800,NULL,259200,1800270000,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(10,10,'dungeon',2,'{}',10,103,NULL,NULL,'en-GB',1,'000000000000000000000000000000000000000000000000000000000000000a',9000508,'ba74e7c997b67a64926e3628eb5b65839367b27840cc947ea795f24987592f54',74,NULL,'{"state": {"hero_deck": ["poison", "luck-charm", "luck-charm", "battle-3", "rune-sword", "poison", "battle-1", "blank", "blank", "rune-bomb", "boots", "shield", "wall-scroll", "death-stone", "shield", "battle-2", "rope", "heal-5", "poison", "shield", "battle-2", "rune-sword", "amulet", "battle-1", "poison", "heal-4", "poison", "potion-2", "rune-mace", "water-scroll", "shield", "heal-4", "rune-sword", "potion-1", "rune-bomb", "battle-3", "rune-mace", "boots", "wall-scroll", "potion-3", "death-stone", "potion-1", "chalice", "golem-scroll", "heal-3", "luck-charm", "chalice", "golem-scroll", "potion-2", "battle-1", "death-stone", "rune-bomb"], "dungeon_deck": ["chest-1", "rubble", "door", "troll", "hall", "fork", "troll", "trap-1", "trap-2", "crypt", "orc", "fountain", "demon", "pit", "chest-1", "goblin", "turn", "door", "crypt", "demon", "idol", "pit", "chest-2", "orc", "turn", "fork", "crypt", "rubble", "chest-1", "door", "trap-1", "trap-2", "chest-2", "chest-2", "goblin", "pit", "idol", "fork", "trap-3", "teleport-2", "trap-2", "rubble", "fountain", "fountain", "chest-3", "turn", "hall", "fountain"], "undead": ["zombie", "zombie", "mummy", "skeleton", "mummy", "skeleton", "mummy", "skeleton", "zombie"], "hands": [["amulet", "rune-mace"], ["prison", "goblin", "crypt", "goblin", "door", "teleport-3"]], "hero": {"cell": "b3", "came_from": "b4", "former": "a4", "life": 0, "strength": 1, "mind": 3, "agility": 2, "poisoned": false, "beaten": ["trap-3"], "farthest": 2, "levelled": []}, "lord": {"life": 20, "favour": 23}, "bank": 0, "phase": "over", "mover": null, "turn": 48, "round": 0, "first": 0, "cells": {"b1": ["fork", false, "new", null, true, false, null], "c1": ["fork", false, "esw", null, true, false, null], "b2": ["hall", false, null, null, false, false, null], "a2": ["prison", true, null, null, false, false, null], "c2": [null, true, null, null, false, false, null], "d2": ["chest-3", false, null, null, false, false, null], "c3": [null, true, null, null, false, false, null], "c4": ["teleport-2", false, null, "w", false, false, null], "a4": ["turn", false, "es", null, true, false, null], "b4": ["trap-1", false, null, null, false, false, null], "b3": ["pit", true, null, null, false, false, null]}, "hero_discard": ["rope", "golem-scroll", "potion-1", "potion-2", "potion-3", "heal-3"], "dungeon_discard": ["hall", "orc"], "active": [[], []], "seen": [null, null], "played": 0, "searched": false, "dropped": false, "ending": false, "crossing": false, "drawn": null, "rolls": [], "rules": 2}, "chance": 676, "ply": 74, "ended": null}','{"winner": 1, "reason": "the hero fell", "score": [0, 20]}',1800010800,1800010800,1800010800,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(11,11,'dungeon',2,'{}',10,203,NULL,NULL,'en-GB',1,'000000000000000000000000000000000000000000000000000000000000000b',9000584,'229401738f44af5937f4f72a4dcff4650cd7e03e07272948566277e952f39e3f',13,NULL,'{"state": {"hero_deck": ["blank", "battle-1", "luck-charm", "shield", "heal-4", "rune-mace", "rune-mace", "luck-charm", "poison", "heal-5", "golem-scroll", "boots", "chalice", "battle-3", "heal-4", "shield", "battle-1", "rune-mace", "potion-2", "battle-3", "rune-sword", "blank", "rune-sword", "chalice", "rune-bomb", "poison", "boots", "rune-sword", "rope", "water-scroll", "heal-3", "death-stone", "rune-bomb", "poison", "poison", "shield", "potion-1", "golem-scroll", "amulet", "death-stone", "battle-2", "golem-scroll", "death-stone", "poison", "rope", "amulet", "luck-charm", "shield", "battle-2", "rune-bomb", "wall-scroll", "battle-1", "potion-1", "heal-3"], "dungeon_deck": ["chest-1", "goblin", "goblin", "fountain", "rubble", "chest-3", "trap-1", "trap-1", "orc", "crypt", "rubble", "trap-2", "fork", "trap-3", "fork", "chest-2", "chest-3", "orc", "troll", "door", "trap-2", "door", "teleport-3", "crypt", "demon", "rubble", "idol", "turn", "turn", "trap-1", "goblin", "crypt", "idol", "orc", "fork", "chest-1", "hall", "crypt", "turn", "pit", "turn", "teleport-2", "prison", "fountain", "chest-2", "pit", "teleport-2", "door", "pit", "troll", "pit", "trap-3", "hall", "goblin", "fork", "hall", "fork", "chest-2"], "undead": ["zombie", "mummy", "zombie", "zombie", "skeleton", "mummy", "skeleton", "skeleton", "mummy"], "hands": [["potion-1", "potion-2", "potion-2", "wall-scroll", "potion-3"], ["fountain", "door", "chest-1", "fountain", "trap-2"]], "hero": {"cell": "a4", "came_from": "a3", "former": "a2", "life": 16, "strength": 1, "mind": 2, "agility": 2, "poisoned": false, "beaten": ["demon"], "farthest": 1, "levelled": []}, "lord": {"life": 20, "favour": 2}, "bank": 21, "phase": "lay", "mover": 1, "turn": 6, "round": 0, "first": 0, "cells": {"a2": ["prison", true, null, null, false, false, null], "a3": [null, true, null, null, false, false, null]}, "hero_discard": ["potion-3"], "dungeon_discard": ["hall"], "active": [[], []], "seen": [null, null], "played": 0, "searched": false, "dropped": true, "ending": true, "crossing": false, "drawn": null, "rolls": [], "rules": 2}, "chance": 540, "ply": 13, "ended": {"winner": 1, "reason": "resign", "score": null}}','{"winner": 1, "reason": "resign", "score": null}',1800014400,1800014400,1800014400,259200,NULL,0,NULL,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(12,12,'dungeon',2,'{}',10,303,NULL,NULL,'en-GB',1,'000000000000000000000000000000000000000000000000000000000000000c',9000599,'388a6856b685d50ae491388d5ae1e5735ca3956e50b904878b1c809da9dd0192',9,1,'{"state": {"hero_deck": ["battle-2", "rope", "death-stone", "chalice", "battle-1", "luck-charm", "heal-4", "rune-sword", "potion-3", "battle-1", "boots", "heal-3", "poison", "blank", "rune-mace", "blank", "shield", "shield", "shield", "rune-mace", "boots", "battle-3", "luck-charm", "rune-bomb", "rope", "rune-bomb", "rune-sword", "poison", "wall-scroll", "amulet", "chalice", "battle-3", "rune-mace", "potion-2", "death-stone", "rune-sword", "golem-scroll", "heal-5", "amulet", "golem-scroll", "heal-3", "rune-bomb", "wall-scroll", "heal-4", "golem-scroll", "luck-charm", "battle-1", "potion-1", "poison", "potion-2", "poison", "poison", "shield", "water-scroll"], "dungeon_deck": ["fountain", "fork", "pit", "rubble", "hall", "crypt", "fountain", "fork", "orc", "door", "teleport-2", "prison", "goblin", "prison", "trap-2", "door", "fountain", "turn", "turn", "demon", "crypt", "trap-3", "trap-3", "fork", "chest-2", "teleport-2", "idol", "trap-2", "orc", "door", "chest-3", "demon", "teleport-3", "troll", "door", "goblin", "idol", "chest-1", "rubble", "fountain", "pit", "chest-1", "chest-2", "troll", "trap-1", "chest-1", "goblin", "rubble", "goblin", "pit", "trap-1", "hall", "hall", "pit", "crypt", "turn", "crypt", "fork"], "undead": ["mummy", "zombie", "mummy", "skeleton", "zombie", "skeleton", "skeleton", "zombie", "mummy"], "hands": [["potion-2", "potion-3", "death-stone", "battle-2", "potion-1"], ["fork", "orc", "hall", "trap-2", "chest-3", "turn"]], "hero": {"cell": "b3", "came_from": "b2", "former": "a2", "life": 15, "strength": 1, "mind": 2, "agility": 2, "poisoned": false, "beaten": [], "farthest": 1, "levelled": []}, "lord": {"life": 20, "favour": 8}, "bank": 15, "phase": "lay", "mover": 1, "turn": 5, "round": 0, "first": 0, "cells": {"a2": ["chest-2", false, null, null, false, false, null], "b2": ["trap-1", false, null, null, false, false, null]}, "hero_discard": ["potion-1"], "dungeon_discard": [], "active": [[], []], "seen": [null, null], "played": 0, "searched": false, "dropped": false, "ending": true, "crossing": false, "drawn": null, "rolls": [], "rules": 2}, "chance": 524, "ply": 9, "ended": null}','null',1800014400,1800014400,NULL,259200,1800273600,0,NULL,NULL,NULL,0,NULL);
CREATE TABLE medals (
	guild_id BIGINT NOT NULL, 
	season TEXT NOT NULL, 
	game TEXT NOT NULL, 
	person_id BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	CONSTRAINT pk_medals PRIMARY KEY (guild_id, season, game, person_id), 
	CONSTRAINT fk_medals_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE member_names (
	guild_id BIGINT NOT NULL, 
	person_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_member_names PRIMARY KEY (guild_id, person_id), 
	CONSTRAINT fk_member_names_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "member_names" VALUES(10,103,'Cyn of the Shire');
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	lane TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	payload JSON NOT NULL, 
	created_at BIGINT NOT NULL, 
	due_at BIGINT NOT NULL, 
	attempts INTEGER NOT NULL
);
INSERT INTO "outbox" VALUES(1,'challenge-1','challenge','{"nonce": "e0a867afdf232eb9"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(2,'challenge-1','challenge','{"nonce": "2147438856a94392"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(3,'match-1','board','{"nonce": "560a0cc1b9b2c8ba"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(4,'match-1','board','{"nonce": "08ac2c2dea30413e"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(5,'match-1','board','{"nonce": "cc04c04759bb239e"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(6,'match-1','board','{"nonce": "15f5636fce9cb5db"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(7,'match-1','board','{"nonce": "75f15fef74859f96"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(8,'match-1','board','{"nonce": "2a6f0d38797fa2a1"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(9,'match-1','board','{"nonce": "84986f7ffc40cb10"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(10,'match-1','board','{"nonce": "95fffc8634045929"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(11,'match-1','board','{"nonce": "70bab0240d24507a"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(12,'match-1','board','{"nonce": "e4b7b640b1344688"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(13,'match-1','board','{"nonce": "81083e84dc8be0bd"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(14,'match-1','board','{"nonce": "9ea43a4476df5289"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(15,'match-1','board','{"nonce": "22be469b5cc96661"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(16,'match-1','board','{"nonce": "14c23176f7f5974d"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(17,'match-1','board','{"nonce": "e43525b88d7077a2"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(18,'match-1','board','{"nonce": "3ff38a820734e31c"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(19,'match-1','board','{"nonce": "4b9caf7d8f7082e1"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(20,'match-1','board','{"nonce": "341385cd2c54f311"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(21,'match-1','board','{"nonce": "acf72ae5494eb97e"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(22,'match-1','board','{"nonce": "b93ba5070dc6159d"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(23,'match-1','board','{"nonce": "d707fe9a831aff77"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(24,'match-1','board','{"nonce": "16df94d7b8cdb11a"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(25,'match-1','board','{"nonce": "de7a5f30639f54b6"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(26,'match-1','board','{"nonce": "317fb686ad3f2047"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(27,'match-1','board','{"nonce": "76482bfb90c42025"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(28,'match-1','board','{"nonce": "685e794f7456bf4d"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(29,'match-1','board','{"nonce": "2a471070a88c0c41"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(30,'match-1','board','{"nonce": "ec4853a4ed9f8386"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(31,'match-1','board','{"nonce": "a12906ab562d353c"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(32,'match-1','board','{"nonce": "8f356b3457d89893"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(33,'match-1','board','{"nonce": "c936090623fda464"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(34,'match-1','board','{"nonce": "56e4e321e9f01ac2"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(35,'match-1','board','{"nonce": "1a8aa738ec042423"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(36,'match-1','board','{"nonce": "d53520349d1914d5"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(37,'match-1','board','{"nonce": "a1ab9acd75ac48b4"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(38,'match-1','board','{"nonce": "e9a65a7ae82f24c8"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(39,'match-1','board','{"nonce": "3fc6abdf7831edb7"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(40,'match-1','board','{"nonce": "444ec07367edfb21"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(41,'match-1','board','{"nonce": "956a37cc4578fdc2"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(42,'match-1','board','{"nonce": "97287bbf82969cd0"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(43,'match-1','board','{"nonce": "3ebc4c00d7a1cb89"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(44,'match-1','board','{"nonce": "9bf07c41468144c3"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(45,'match-1','board','{"nonce": "00b44f7db8dc051e"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(46,'match-1','board','{"nonce": "cd2ca8f34e7f1d22"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(47,'match-1','board','{"nonce": "655be1a51e81ee1f"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(48,'match-1','board','{"nonce": "c8db2bc6279be7dd"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(49,'match-1','board','{"nonce": "87929d97c2d72af7"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(50,'match-1','board','{"nonce": "ac783641d3e03cb6"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(51,'match-1','board','{"nonce": "ce113e59a8ee183a"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(52,'match-1','board','{"nonce": "93f6cf7ddbf45436"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(53,'match-1','board','{"nonce": "81226d41b7c89083"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(54,'match-1','board','{"nonce": "901a4ae35193d421"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(55,'match-1','board','{"nonce": "0b66731225c4eb34"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(56,'match-1','board','{"nonce": "155cbfec7e875a29"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(57,'match-1','board','{"nonce": "aa7cf8195097655b"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(58,'match-1','board','{"nonce": "0394a3e233508e65"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(59,'match-1','board','{"nonce": "384550f8c85115da"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(60,'match-1','board','{"nonce": "a14dd06c3d79bac1"}',1800000000,1800000000,0);
INSERT INTO "outbox" VALUES(61,'challenge-2','challenge','{"nonce": "1593d0c846eb8fd0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(62,'challenge-2','challenge','{"nonce": "3417b1f8c63b5104"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(63,'match-2','board','{"nonce": "32669af4c746faae"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(64,'match-2','board','{"nonce": "c0879abf6a5c39d3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(65,'match-2','board','{"nonce": "8473244095834a3f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(66,'match-2','board','{"nonce": "a27d039335f1f52b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(67,'match-2','board','{"nonce": "5d2af12ae4594981"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(68,'match-2','board','{"nonce": "631f08ab790122c1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(69,'match-2','board','{"nonce": "deb48839fa33b291"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(70,'match-2','board','{"nonce": "3aef71a6f476e5ab"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(71,'match-2','board','{"nonce": "b3f40f2e51e34296"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(72,'match-2','board','{"nonce": "cb111c272d719cd3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(73,'match-2','board','{"nonce": "06b946d9395f3b6e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(74,'match-2','board','{"nonce": "23ff5f2f839575b6"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(75,'match-2','board','{"nonce": "990c080096859530"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(76,'match-2','board','{"nonce": "f1b8d6b2713957a7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(77,'challenge-3','challenge','{"nonce": "d50bf7d11d6c1fcf"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(78,'challenge-3','challenge','{"nonce": "9d85831931c9d493"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(79,'match-3','board','{"nonce": "c5a84314786c248a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(80,'match-3','board','{"nonce": "085a7e6aeed271f4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(81,'match-3','board','{"nonce": "8702028e7985e500"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(82,'match-3','board','{"nonce": "6ba4cff5a4f8edc5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(83,'match-3','board','{"nonce": "273c8959e929671e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(84,'match-3','board','{"nonce": "c7873382ee0062e4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(85,'match-3','board','{"nonce": "76accc9b23275f16"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(86,'match-3','board','{"nonce": "b6f2ccef8528b1e6"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(87,'match-3','board','{"nonce": "f1c5227ba4c6fa4b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(88,'match-3','board','{"nonce": "ed97e6fb7fe8d798"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(89,'challenge-4','challenge','{"nonce": "57b06f7531a7a024"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(90,'challenge-4','challenge','{"nonce": "f41633d88c7e2b6e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(91,'match-4','board','{"nonce": "caa7c81098836941"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(92,'match-4','board','{"nonce": "524b41c04beb9cb3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(93,'match-4','board','{"nonce": "c1b1ec1716cc5920"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(94,'match-4','board','{"nonce": "1745c2d3b608686e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(95,'match-4','board','{"nonce": "a13ae614ee2ff392"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(96,'match-4','board','{"nonce": "c323cdef82aad2bd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(97,'match-4','board','{"nonce": "aac2c90af68cff62"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(98,'match-4','board','{"nonce": "7a995d36bd436355"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(99,'match-4','board','{"nonce": "17a7ca6b924216c3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(100,'match-4','board','{"nonce": "cdf0fca1b59172c4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(101,'match-4','board','{"nonce": "5dbac03bdf279950"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(102,'match-4','board','{"nonce": "e8484e00631f8bea"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(103,'match-4','board','{"nonce": "e754e053200b1609"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(104,'match-4','board','{"nonce": "82314632c524ee1a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(105,'match-4','board','{"nonce": "621e406be4887fa7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(106,'match-4','board','{"nonce": "12355583ebb7ec47"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(107,'match-4','board','{"nonce": "778bd587fc75cdba"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(108,'match-4','board','{"nonce": "4fac46ac8be30c5d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(109,'match-4','board','{"nonce": "bef308fd0ef7c55d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(110,'match-4','board','{"nonce": "758cb9b844fa7ba3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(111,'match-4','board','{"nonce": "b84381d835127c05"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(112,'match-4','board','{"nonce": "89f207f54ed837f5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(113,'match-4','board','{"nonce": "a494a3c1ee9c1020"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(114,'match-4','board','{"nonce": "d9b27c8ea93179ec"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(115,'match-4','board','{"nonce": "8180981828db0366"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(116,'match-4','board','{"nonce": "52a4999ba168f3b0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(117,'match-4','board','{"nonce": "83b1ef1f838e2be0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(118,'match-4','board','{"nonce": "07e3ec02e1e929ef"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(119,'match-4','board','{"nonce": "88806c15679a3c06"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(120,'match-4','board','{"nonce": "9d02288bf4b4d33f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(121,'match-4','board','{"nonce": "d53bd97e76d71bab"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(122,'match-4','board','{"nonce": "cd2df495fd4de901"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(123,'match-4','board','{"nonce": "c61093f7991d190c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(124,'match-4','board','{"nonce": "26e109c2e0222d77"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(125,'match-4','board','{"nonce": "a8b1a5b22f92f985"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(126,'match-4','board','{"nonce": "6da827e6ce162801"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(127,'match-4','board','{"nonce": "368d89fd3a748ce7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(128,'match-4','board','{"nonce": "098aa3ea96af4360"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(129,'match-4','board','{"nonce": "6e5bbe9c279ec81e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(130,'match-4','board','{"nonce": "ea9973e793ec9156"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(131,'match-4','board','{"nonce": "89fa7fbd5020a94e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(132,'match-4','board','{"nonce": "b361188e6217b89d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(133,'match-4','board','{"nonce": "11031d4f6848383e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(134,'match-4','board','{"nonce": "f230656902104238"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(135,'match-4','board','{"nonce": "12b60fce5e3da6ba"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(136,'match-4','board','{"nonce": "a5037b61844e5247"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(137,'match-4','board','{"nonce": "dd5ec092f25e7f93"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(138,'match-4','board','{"nonce": "6c7b716009dfd385"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(139,'match-4','board','{"nonce": "2cbbda1ceb8461e1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(140,'match-4','board','{"nonce": "e227609e223c48e3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(141,'match-4','board','{"nonce": "64676613dd209b71"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(142,'match-4','board','{"nonce": "e7fee7690688807c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(143,'match-4','board','{"nonce": "990b380a4dd1aa84"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(144,'match-4','board','{"nonce": "d79e87d81f3a9c0b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(145,'match-4','board','{"nonce": "8bd039fe9b6f1625"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(146,'match-4','board','{"nonce": "f548605c6d93f228"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(147,'match-4','board','{"nonce": "cd0a529787a5ff06"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(148,'match-4','board','{"nonce": "f902e3d987c9d855"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(149,'match-4','board','{"nonce": "5d5dbae9ccbc146a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(150,'match-4','board','{"nonce": "1b0345e9842196b5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(151,'match-4','board','{"nonce": "677eab081af716ca"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(152,'match-4','board','{"nonce": "d9e40a5195b8cb2c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(153,'match-4','board','{"nonce": "12a76281d0a2cdd5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(154,'match-4','board','{"nonce": "734e1542045a6f2a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(155,'match-4','board','{"nonce": "a4b2725b8481bd7c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(156,'match-4','board','{"nonce": "85bfff8747814417"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(157,'match-4','board','{"nonce": "1b4be69617032fbd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(158,'match-4','board','{"nonce": "bcbbd522313800d2"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(159,'match-4','board','{"nonce": "4219d33395e554cc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(160,'match-4','board','{"nonce": "0e4756fb32a1bab8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(161,'match-4','board','{"nonce": "2aacb39d9dc4ca1b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(162,'match-4','board','{"nonce": "86d8938b357a2e1c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(163,'match-4','board','{"nonce": "6716a0f228680f12"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(164,'match-4','board','{"nonce": "0a4b76043b54dc9e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(165,'match-4','board','{"nonce": "2a25c0e2f2497e04"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(166,'match-4','board','{"nonce": "71f78ad01eb42496"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(167,'match-4','board','{"nonce": "4871c011eb930ae5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(168,'match-4','board','{"nonce": "3d2dd4fd8084529c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(169,'match-4','board','{"nonce": "6c2f5bc1e2b48943"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(170,'match-4','board','{"nonce": "b5678b09b9584dc3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(171,'match-4','board','{"nonce": "bf9205ddebb42bb9"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(172,'match-4','board','{"nonce": "87712806403be78e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(173,'match-4','board','{"nonce": "5d3f12af24d04fa0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(174,'match-4','board','{"nonce": "98c9ebed952f3d2a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(175,'match-4','board','{"nonce": "18113791dd9d7f57"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(176,'match-4','board','{"nonce": "0f2ed4a9d5788e97"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(177,'match-4','board','{"nonce": "d618f1cd81b457a8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(178,'match-4','board','{"nonce": "c50fa95eaf044421"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(179,'match-4','board','{"nonce": "3b07ac4b1af6c108"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(180,'match-4','board','{"nonce": "2ded9df44e924bd0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(181,'match-4','board','{"nonce": "a0895e2dfa315e5a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(182,'match-4','board','{"nonce": "1855070ddccb6df0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(183,'match-4','board','{"nonce": "32973e81ba486929"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(184,'match-4','board','{"nonce": "e0fb443e952610dc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(185,'match-4','board','{"nonce": "d0f5b0b4618df9fe"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(186,'match-4','board','{"nonce": "b3ef6f024ef45789"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(187,'match-4','board','{"nonce": "edafbc41177860a8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(188,'match-4','board','{"nonce": "951d30b2916af5f9"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(189,'match-4','board','{"nonce": "c7d07ad6a8120f4d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(190,'match-4','board','{"nonce": "a320a03719ec812b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(191,'match-4','board','{"nonce": "64dc4e871c65189f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(192,'match-4','board','{"nonce": "c9aa4ea7b21687f7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(193,'match-4','board','{"nonce": "979275a7d49351ce"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(194,'match-4','board','{"nonce": "b02e00d145486dd9"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(195,'match-4','board','{"nonce": "60aeead73ae8725b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(196,'match-4','board','{"nonce": "5537942b234944f6"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(197,'match-4','board','{"nonce": "39f17f7f56679da2"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(198,'match-4','board','{"nonce": "a8cc27676b1640f1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(199,'match-4','board','{"nonce": "7b6413eb73ae963f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(200,'match-4','board','{"nonce": "1a4edef16b740e7a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(201,'match-4','board','{"nonce": "7c8c65326257a996"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(202,'match-4','board','{"nonce": "1502e70523819b95"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(203,'match-4','board','{"nonce": "358cf251730c555e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(204,'match-4','board','{"nonce": "19e2514df37e1576"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(205,'match-4','board','{"nonce": "4902bee35f318727"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(206,'match-4','board','{"nonce": "2f55f78c3e6f68ff"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(207,'match-4','board','{"nonce": "b2bbfe4e4189c5de"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(208,'match-4','board','{"nonce": "083fe4be7139c7a4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(209,'match-4','board','{"nonce": "aa49c0818ca24086"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(210,'match-4','board','{"nonce": "fbb9c77b613ee8a7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(211,'match-4','board','{"nonce": "be84b3a6fa4bc2ce"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(212,'match-4','board','{"nonce": "c32a428084b5fdf0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(213,'match-4','board','{"nonce": "240e5fe98ef0888e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(214,'match-4','board','{"nonce": "b3cc6e7f6d3cfb6d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(215,'match-4','board','{"nonce": "09829fb8d9dd76e1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(216,'match-4','board','{"nonce": "3d2cd5a0ea42ffdc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(217,'match-4','board','{"nonce": "10652619e623119b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(218,'match-4','board','{"nonce": "d54ad969fc072453"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(219,'match-4','board','{"nonce": "611a35057acb60a2"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(220,'match-4','board','{"nonce": "4ee52d2f164e2d74"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(221,'match-4','board','{"nonce": "0845eaa3cf2e29dd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(222,'match-4','board','{"nonce": "80585a626b1d4103"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(223,'match-4','board','{"nonce": "7a939b26b0253785"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(224,'match-4','board','{"nonce": "95b96517e25b5bbd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(225,'match-4','board','{"nonce": "21f25ea987995a8c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(226,'match-4','board','{"nonce": "056f41aff893ba14"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(227,'match-4','board','{"nonce": "9dd7903b49049af9"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(228,'match-4','board','{"nonce": "cf4ce27ff0704432"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(229,'match-4','board','{"nonce": "f03c9b3cdf66cc01"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(230,'match-4','board','{"nonce": "d802a4fbb0c695d1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(231,'match-4','board','{"nonce": "edd09baf2e8eff99"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(232,'match-4','board','{"nonce": "b004a4784eb6ebec"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(233,'match-4','board','{"nonce": "83653ca8a50d91b9"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(234,'match-4','board','{"nonce": "a093493ad3b230c8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(235,'match-4','board','{"nonce": "3247e4324d1f9696"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(236,'match-4','board','{"nonce": "c62449b7703c65dc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(237,'match-4','board','{"nonce": "9a03bb998f45eb99"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(238,'match-4','board','{"nonce": "f0f6908898b44521"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(239,'match-4','board','{"nonce": "7dd929a547860c7f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(240,'match-4','board','{"nonce": "e0081f0613605fc1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(241,'match-4','board','{"nonce": "18ac4993e9a598c3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(242,'match-4','board','{"nonce": "4418226e00a90667"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(243,'match-4','board','{"nonce": "62ad17ce6bba459e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(244,'match-4','board','{"nonce": "75c37e29ba41112e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(245,'match-4','board','{"nonce": "470547a452f4dc8a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(246,'match-4','board','{"nonce": "e077aa71c162812c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(247,'match-4','board','{"nonce": "c4161889133618b4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(248,'match-4','board','{"nonce": "b3c282c5de532f47"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(249,'match-4','board','{"nonce": "65584f751216238a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(250,'match-4','board','{"nonce": "921f865004a0e135"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(251,'match-4','board','{"nonce": "e3f4e681b15312fa"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(252,'match-4','board','{"nonce": "808d1c1ceb3adfad"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(253,'match-4','board','{"nonce": "35753e2684f0d6b4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(254,'match-4','board','{"nonce": "2dd7f247a46084bf"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(255,'match-4','board','{"nonce": "b479e2362ab6d029"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(256,'match-4','board','{"nonce": "3b277b79d80366c0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(257,'match-4','board','{"nonce": "e386b994da4c9339"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(258,'match-4','board','{"nonce": "9dfc16efe36a4042"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(259,'match-4','board','{"nonce": "79f14696689baf0c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(260,'match-4','board','{"nonce": "2c5e373fc0dcfaa5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(261,'match-4','board','{"nonce": "d96e022449b79ed4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(262,'match-4','board','{"nonce": "cc3f3a7b773b0acd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(263,'match-4','board','{"nonce": "9f20b034f989f7b3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(264,'match-4','board','{"nonce": "d6493d9fd43d7cc8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(265,'match-4','board','{"nonce": "14200638ff0d20eb"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(266,'match-4','board','{"nonce": "e1da59bbd256390c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(267,'match-4','board','{"nonce": "79742972476d4fcc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(268,'match-4','board','{"nonce": "c956734c57e513a0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(269,'match-4','board','{"nonce": "41ec2cc7fae3bf0e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(270,'match-4','board','{"nonce": "1be5a2fe3cf5ede5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(271,'match-4','board','{"nonce": "32535e679190e442"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(272,'match-4','board','{"nonce": "d6bfc0a9201ed857"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(273,'match-4','board','{"nonce": "9bc5a68cc6624657"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(274,'match-4','board','{"nonce": "a032a7c262e68d5d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(275,'match-4','board','{"nonce": "5500098cb50dddbb"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(276,'match-4','board','{"nonce": "00a8003a5bd47a2a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(277,'match-4','board','{"nonce": "32771a3bc4f5b581"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(278,'match-4','board','{"nonce": "2ef36dc3ce161e8f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(279,'match-4','board','{"nonce": "bf7f86c8a396f671"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(280,'match-4','board','{"nonce": "3061622c4bb72c3f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(281,'match-4','board','{"nonce": "c0830aa6ad83786b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(282,'match-4','board','{"nonce": "9bf4062746d7480d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(283,'match-4','board','{"nonce": "ff5fdfe7b1db3c33"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(284,'match-4','board','{"nonce": "52d9473b7f512bfd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(285,'match-4','board','{"nonce": "2b974ef92bb0cebc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(286,'match-4','board','{"nonce": "8af2eac33574f9a8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(287,'match-4','board','{"nonce": "2494744c2787c7d4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(288,'match-4','board','{"nonce": "1087a73acf4a0812"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(289,'match-4','board','{"nonce": "bd429cfb3eb8abb0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(290,'match-4','board','{"nonce": "71a0560c12ab0f11"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(291,'match-4','board','{"nonce": "afc74c09a0f3a299"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(292,'match-4','board','{"nonce": "e789a151b79aaea7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(293,'match-4','board','{"nonce": "fb9d404c7315204f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(294,'match-4','board','{"nonce": "c9cad37fbca1657c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(295,'match-4','board','{"nonce": "3a54bcb34ca8c513"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(296,'match-4','board','{"nonce": "dd07d7313f9335fc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(297,'match-4','board','{"nonce": "c38dc5082f8c530f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(298,'match-4','board','{"nonce": "84eda3f360f40a3e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(299,'match-4','board','{"nonce": "0a92409c33a43575"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(300,'match-4','board','{"nonce": "997b2fe73dd754db"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(301,'match-4','board','{"nonce": "d483d1c3b2385bd8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(302,'match-4','board','{"nonce": "f4d119a3d1ce8bbd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(303,'match-4','board','{"nonce": "dd4c243b94591ee1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(304,'match-4','board','{"nonce": "b163c8b8d7d2ac23"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(305,'match-4','board','{"nonce": "b96bc02da9ba18bc"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(306,'match-4','board','{"nonce": "acd155f530b24b7d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(307,'match-4','board','{"nonce": "b9e5c810af261ee6"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(308,'match-4','board','{"nonce": "e47dd487fbb04639"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(309,'match-4','board','{"nonce": "4b778541388b097d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(310,'match-4','board','{"nonce": "972ca6447622266f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(311,'match-4','board','{"nonce": "317244d90d0a7a90"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(312,'match-4','board','{"nonce": "7186227f0fd405ce"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(313,'match-4','board','{"nonce": "ce0ec958e69019c7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(314,'match-4','board','{"nonce": "5fe5ad8058c330e9"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(315,'match-4','board','{"nonce": "51729486ffd5f1a4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(316,'match-4','board','{"nonce": "33ef65c7815e68a6"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(317,'match-4','board','{"nonce": "8b41dcdc492f64e0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(318,'match-4','board','{"nonce": "5f6929b1d30d4214"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(319,'match-4','board','{"nonce": "3fe311ee38aeeee4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(320,'match-4','board','{"nonce": "5551cd71bc16c117"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(321,'match-4','board','{"nonce": "963c8efba0753920"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(322,'match-4','board','{"nonce": "1a8d6b01094fe717"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(323,'match-4','board','{"nonce": "c3cd047b67670181"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(324,'match-4','board','{"nonce": "4c6141ceb0c1127a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(325,'match-4','board','{"nonce": "81e9de3d0d553e9b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(326,'match-4','board','{"nonce": "b7bc1e93b2656279"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(327,'match-4','board','{"nonce": "5cd87b1e5e54ad1e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(328,'match-4','board','{"nonce": "9c68e3e3f8678643"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(329,'match-4','board','{"nonce": "371a3a33f1746ad0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(330,'match-4','board','{"nonce": "5bc993b37b826919"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(331,'match-4','board','{"nonce": "bd073b53b27ce183"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(332,'match-4','board','{"nonce": "b8abe069a5176053"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(333,'match-4','board','{"nonce": "2a3a252768cfa3ea"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(334,'match-4','board','{"nonce": "89fe968f13e75821"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(335,'match-4','board','{"nonce": "ce8a4edd1b348a7b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(336,'match-4','board','{"nonce": "8d4c35dea9b1a6d7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(337,'match-4','board','{"nonce": "2c6e3bc1e76d4761"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(338,'match-4','board','{"nonce": "6f514d28c12a7d64"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(339,'match-4','board','{"nonce": "43c659dcb63fa69a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(340,'match-4','board','{"nonce": "64e04ff6181a657b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(341,'match-4','board','{"nonce": "fae6ddf89adce133"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(342,'match-4','board','{"nonce": "a3b2fca744bc7bf0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(343,'match-4','board','{"nonce": "58cba81f62bc79c0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(344,'match-4','board','{"nonce": "be9af2f92c5ee358"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(345,'match-4','board','{"nonce": "34082d4dc4c9e7f3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(346,'match-4','board','{"nonce": "ba03f11e3f9d9fad"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(347,'match-4','board','{"nonce": "ff59b424432ede02"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(348,'match-4','board','{"nonce": "3db6119d476ef5e5"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(349,'match-4','board','{"nonce": "04d21e693ab14c52"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(350,'match-4','board','{"nonce": "e6e5a45bbbe39eb8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(351,'match-4','board','{"nonce": "30338c887a89398f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(352,'match-4','board','{"nonce": "d862a2471676387d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(353,'match-4','board','{"nonce": "841320766c5d60fd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(354,'match-4','board','{"nonce": "7ead65800c43927c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(355,'match-4','board','{"nonce": "9d53c0567a3b2cab"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(356,'match-4','board','{"nonce": "5639e4d1b836b5fd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(357,'match-4','board','{"nonce": "3fb2dde1e791075a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(358,'match-4','board','{"nonce": "75ef27f819cde193"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(359,'match-4','board','{"nonce": "0f42bad39700f10f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(360,'match-4','board','{"nonce": "cbac6de5b9c89812"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(361,'match-4','board','{"nonce": "517fbc63dedc9789"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(362,'match-4','board','{"nonce": "f9f41b1edbf641ac"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(363,'match-4','board','{"nonce": "1e8884660b45b7a3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(364,'match-4','board','{"nonce": "a8c45b67cf3745fd"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(365,'match-4','board','{"nonce": "fdd2a02ac8ee04e4"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(366,'match-4','board','{"nonce": "e178552523b71a5a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(367,'match-4','board','{"nonce": "8b53c4e0e225ff7e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(368,'match-4','board','{"nonce": "64e08679845e161c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(369,'match-4','board','{"nonce": "8630f8365c52c266"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(370,'match-4','board','{"nonce": "cb280e56ab417137"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(371,'match-4','board','{"nonce": "c061f398c06cfcf6"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(372,'match-4','board','{"nonce": "0361b5ebbfd284d7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(373,'match-4','board','{"nonce": "407d1383d4f66f64"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(374,'match-4','board','{"nonce": "6a4d7e9e8c13abb8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(375,'match-4','board','{"nonce": "ff596599b26c881e"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(376,'match-4','board','{"nonce": "31f42a2236c7bdab"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(377,'match-4','board','{"nonce": "5a4f6ed8fee81d32"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(378,'match-4','board','{"nonce": "7fa3a7ab8fe69f38"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(379,'match-4','board','{"nonce": "c605e729643c9094"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(380,'match-4','board','{"nonce": "f6e6a10ee6be549d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(381,'match-4','board','{"nonce": "9d57c77b54a6ef6c"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(382,'match-4','board','{"nonce": "ef9e2b5479ab32c3"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(383,'match-4','board','{"nonce": "6ab6a004693286ed"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(384,'match-4','board','{"nonce": "d47821a4377de0f8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(385,'match-4','board','{"nonce": "10293c7c2119b54d"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(386,'match-4','board','{"nonce": "926099ef03140e42"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(387,'match-4','board','{"nonce": "16be7d7c892b70b1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(388,'match-4','board','{"nonce": "8fd260f029ba9a27"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(389,'match-4','board','{"nonce": "7b46e884806a07b1"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(390,'match-4','board','{"nonce": "80b1314d3a3c0aaf"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(391,'match-4','board','{"nonce": "ea69e6908a8df157"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(392,'match-4','board','{"nonce": "d419e59660d03f7a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(393,'match-4','board','{"nonce": "9d710b7154bd2376"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(394,'match-4','board','{"nonce": "47b43d964ae9f2ef"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(395,'match-4','board','{"nonce": "eaa2a575d0d387c7"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(396,'match-4','board','{"nonce": "44a99c8b4c40a296"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(397,'match-4','board','{"nonce": "fc55721b8a41739a"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(398,'match-4','board','{"nonce": "7e0ac10467b91ead"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(399,'match-4','board','{"nonce": "e3023392b69fefc8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(400,'match-4','board','{"nonce": "a29da9c8e0a142c8"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(401,'match-4','board','{"nonce": "273f9752727d9e0f"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(402,'match-4','board','{"nonce": "63771ca5a86f847b"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(403,'match-4','board','{"nonce": "8bd1ce0ca72faee0"}',1800003600,1800003600,0);
INSERT INTO "outbox" VALUES(404,'challenge-5','challenge','{"nonce": "fbb79d695b80a673"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(405,'challenge-5','challenge','{"nonce": "9eed6f0cab73cb11"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(406,'match-5','board','{"nonce": "e7a46eec4fe8c818"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(407,'match-5','board','{"nonce": "e85f666d6e1ce938"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(408,'match-5','board','{"nonce": "5cdc25bc3d0a127d"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(409,'match-5','board','{"nonce": "d95f18f12cd6992b"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(410,'match-5','board','{"nonce": "a3085b3b685e1aea"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(411,'match-5','board','{"nonce": "7ff9d5b3a1c754ae"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(412,'match-5','board','{"nonce": "91a488daad0682fc"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(413,'match-5','board','{"nonce": "8d15c32021ab0eeb"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(414,'match-5','board','{"nonce": "fc9690c4c29dc0af"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(415,'match-5','board','{"nonce": "9ebeeb069573a675"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(416,'match-5','board','{"nonce": "e47fb45e8e8cd08f"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(417,'match-5','board','{"nonce": "53b715bfed814c85"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(418,'match-5','board','{"nonce": "87d375d9386126b1"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(419,'match-5','board','{"nonce": "ca00bb188c6ee876"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(420,'challenge-6','challenge','{"nonce": "0e167a6610599d0d"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(421,'challenge-6','challenge','{"nonce": "29942a0588ec8502"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(422,'match-6','board','{"nonce": "21ec381839417fa2"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(423,'match-6','board','{"nonce": "2202c71cb55739ba"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(424,'match-6','board','{"nonce": "e7af73327d265c7c"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(425,'match-6','board','{"nonce": "17032d6c5afad5fa"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(426,'match-6','board','{"nonce": "da41c394f772e320"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(427,'match-6','board','{"nonce": "893c607c679f78da"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(428,'match-6','board','{"nonce": "1461549bca0d3f24"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(429,'match-6','board','{"nonce": "9a62d3a577fca269"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(430,'match-6','board','{"nonce": "8a8e682b0134d214"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(431,'match-6','board','{"nonce": "96e3293d047938db"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(432,'challenge-7','challenge','{"nonce": "2820ba055ce4b7d4"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(433,'challenge-7','challenge','{"nonce": "d2d04858086f5b2a"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(434,'match-7','board','{"nonce": "5d7761432a664254"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(435,'match-7','board','{"nonce": "2e2b3c78215c496a"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(436,'match-7','board','{"nonce": "1db317b5368455f7"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(437,'match-7','board','{"nonce": "43c8baf0e32a981c"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(438,'match-7','board','{"nonce": "0edc9936ae6a32c9"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(439,'match-7','board','{"nonce": "14917749064d3542"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(440,'match-7','board','{"nonce": "1a3aab4a0893ffe6"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(441,'match-7','board','{"nonce": "54af48efe08c1256"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(442,'match-7','board','{"nonce": "0a43216db3d9d932"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(443,'match-7','board','{"nonce": "6d7d510ddce57452"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(444,'match-7','board','{"nonce": "3699fa177737824d"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(445,'match-7','board','{"nonce": "6213c1f4787b65e8"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(446,'match-7','board','{"nonce": "173fd8d036d08993"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(447,'match-7','board','{"nonce": "228dcded119440b7"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(448,'match-7','board','{"nonce": "050fce8ab9748f3f"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(449,'match-7','board','{"nonce": "39ee85278d2c2a5b"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(450,'match-7','board','{"nonce": "f2e2313f21b19378"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(451,'match-7','board','{"nonce": "6d1b941f2d8356b1"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(452,'match-7','board','{"nonce": "4ed5dcb1d5ec8a70"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(453,'match-7','board','{"nonce": "221d36e239e79832"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(454,'match-7','board','{"nonce": "61cda6659e94346a"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(455,'match-7','board','{"nonce": "fb56573818b9696d"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(456,'match-7','board','{"nonce": "4a3ab0660e8fd95e"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(457,'match-7','board','{"nonce": "13f56142bf43c88d"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(458,'match-7','board','{"nonce": "ccc056273a590f85"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(459,'match-7','board','{"nonce": "a5f881d489e15f8d"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(460,'match-7','board','{"nonce": "dd4a7e89344a7be3"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(461,'match-7','board','{"nonce": "b98f02296b9a63a7"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(462,'match-7','board','{"nonce": "a34f588461475f68"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(463,'match-7','board','{"nonce": "12b7ad683c26b269"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(464,'match-7','board','{"nonce": "306894f0701fd9e7"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(465,'match-7','board','{"nonce": "d0de708621c50e49"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(466,'match-7','board','{"nonce": "6480338bddd572a1"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(467,'match-7','board','{"nonce": "cbeabbd62c96552f"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(468,'match-7','board','{"nonce": "3c74a877326c1460"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(469,'match-7','board','{"nonce": "9a7f8b4740a31fdc"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(470,'match-7','board','{"nonce": "e9b367bfb78fd182"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(471,'match-7','board','{"nonce": "e8bcf4bf975e0f51"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(472,'match-7','board','{"nonce": "13e2756d4239f9d1"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(473,'match-7','board','{"nonce": "e7f764c2bd5fb627"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(474,'match-7','board','{"nonce": "c35d9c15a33e6353"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(475,'match-7','board','{"nonce": "2ff483c38ce35605"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(476,'match-7','board','{"nonce": "e942192fa74a9454"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(477,'match-7','board','{"nonce": "7df5e8f2ed9864de"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(478,'match-7','board','{"nonce": "bdb0c13e6120ab2f"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(479,'match-7','board','{"nonce": "379155abbb186408"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(480,'match-7','board','{"nonce": "a9df53f361a96397"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(481,'match-7','board','{"nonce": "7d6bc8bca4921048"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(482,'match-7','board','{"nonce": "51d1dce77f2fa2d2"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(483,'match-7','board','{"nonce": "913ee653bbc39adc"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(484,'match-7','board','{"nonce": "604352a676943524"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(485,'match-7','board','{"nonce": "401de9dda068d65a"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(486,'match-7','board','{"nonce": "381c05fd270ed606"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(487,'match-7','board','{"nonce": "e18cfdc0596e086a"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(488,'match-7','board','{"nonce": "5a708b9aba711fe7"}',1800007200,1800007200,0);
INSERT INTO "outbox" VALUES(489,'challenge-8','challenge','{"nonce": "70d594222a4bbd92"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(490,'challenge-8','challenge','{"nonce": "7bc6e770279376d9"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(491,'match-8','board','{"nonce": "0f96f8cc2b61ec17"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(492,'match-8','board','{"nonce": "a92ce609744cae7a"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(493,'match-8','board','{"nonce": "0434879fc82b3ce2"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(494,'match-8','board','{"nonce": "bc0ed7f0aa7c4aad"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(495,'match-8','board','{"nonce": "67fb1e06915a792a"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(496,'match-8','board','{"nonce": "d2de4e63fdb5eb1c"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(497,'match-8','board','{"nonce": "07dcbf2d9d164c8f"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(498,'match-8','board','{"nonce": "4f311c0490150a23"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(499,'match-8','board','{"nonce": "8623b542a5c3b31a"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(500,'match-8','board','{"nonce": "69d7568eab999cb7"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(501,'match-8','board','{"nonce": "17bd52cd1c3a837a"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(502,'match-8','board','{"nonce": "8cc1cba3af4aa2d0"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(503,'match-8','board','{"nonce": "cdd90ac2c159db16"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(504,'match-8','board','{"nonce": "3c7e17413f7a4738"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(505,'challenge-9','challenge','{"nonce": "adc544a265012ad6"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(506,'challenge-9','challenge','{"nonce": "8c1ecb26df6882e2"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(507,'match-9','board','{"nonce": "615aa8f0db84cee9"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(508,'match-9','board','{"nonce": "4a85331018d52853"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(509,'match-9','board','{"nonce": "28b8f40ade487311"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(510,'match-9','board','{"nonce": "b0e73b8ea3eb1b72"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(511,'match-9','board','{"nonce": "b81d9169d2cbf7cb"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(512,'match-9','board','{"nonce": "b980f1296b2161c7"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(513,'match-9','board','{"nonce": "5d94e9f992f2bdeb"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(514,'match-9','board','{"nonce": "08c5ecb1c9e8a453"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(515,'match-9','board','{"nonce": "ab38711a327ea8bf"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(516,'match-9','board','{"nonce": "fd9f958d4fe4104c"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(517,'challenge-10','challenge','{"nonce": "65d0e590674211d8"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(518,'challenge-10','challenge','{"nonce": "e1a35a3be8e16f58"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(519,'match-10','board','{"nonce": "2352484f58ffc90f"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(520,'match-10','board','{"nonce": "87fcf5b7cc5214c9"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(521,'match-10','board','{"nonce": "2b058b4f963e286e"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(522,'match-10','board','{"nonce": "2aed7f14a84fd5cb"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(523,'match-10','board','{"nonce": "924cee12a95389ba"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(524,'match-10','board','{"nonce": "a0395f0db287aa2c"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(525,'match-10','board','{"nonce": "478dc9becac9d9de"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(526,'match-10','board','{"nonce": "32cf383855cd6a6b"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(527,'match-10','board','{"nonce": "8534c5620b6cafaa"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(528,'match-10','board','{"nonce": "b61f4bbc4889393f"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(529,'match-10','board','{"nonce": "b53f1e700be80d81"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(530,'match-10','board','{"nonce": "66f651e2e5a85a82"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(531,'match-10','board','{"nonce": "06ce6e673a952536"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(532,'match-10','board','{"nonce": "05e970d8e4471969"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(533,'match-10','board','{"nonce": "865d11a1f3f6d081"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(534,'match-10','board','{"nonce": "a69acf215d4b78d2"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(535,'match-10','board','{"nonce": "a32403046b7f3ca8"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(536,'match-10','board','{"nonce": "52e8602953ec0305"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(537,'match-10','board','{"nonce": "244bfadb055765b0"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(538,'match-10','board','{"nonce": "84c00999c95cf9f9"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(539,'match-10','board','{"nonce": "63badc00a8ea071a"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(540,'match-10','board','{"nonce": "eb1148a5e51b1108"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(541,'match-10','board','{"nonce": "91d2f1d19bb94964"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(542,'match-10','board','{"nonce": "67759be91be234f8"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(543,'match-10','board','{"nonce": "87d87272a98bde10"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(544,'match-10','board','{"nonce": "096256c6d895d627"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(545,'match-10','board','{"nonce": "431c5bf1e80939d1"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(546,'match-10','board','{"nonce": "c4c1281af9a8ba84"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(547,'match-10','board','{"nonce": "f16bd52df78868d6"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(548,'match-10','board','{"nonce": "8e23d8453d28b9c0"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(549,'match-10','board','{"nonce": "dc692a84f67daeea"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(550,'match-10','board','{"nonce": "cbbc52b371fb0d8c"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(551,'match-10','board','{"nonce": "ef875c800fb354e9"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(552,'match-10','board','{"nonce": "587948ab731b94fe"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(553,'match-10','board','{"nonce": "45aa54b1dbe883d4"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(554,'match-10','board','{"nonce": "e4866a15e07f12ca"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(555,'match-10','board','{"nonce": "e6c615f57a41eba5"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(556,'match-10','board','{"nonce": "c27d16f5b96398a1"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(557,'match-10','board','{"nonce": "55e865757c016388"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(558,'match-10','board','{"nonce": "ad299c67026808d8"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(559,'match-10','board','{"nonce": "bc6b12efcb65f274"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(560,'match-10','board','{"nonce": "6501c0b315aa0bbd"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(561,'match-10','board','{"nonce": "e4bd6aae7554d0ad"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(562,'match-10','board','{"nonce": "4ae3d91d2e4c1bf5"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(563,'match-10','board','{"nonce": "0395894605841221"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(564,'match-10','board','{"nonce": "782514ea6490aa9f"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(565,'match-10','board','{"nonce": "d0b4004e53791f7d"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(566,'match-10','board','{"nonce": "cf3e6a963365b029"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(567,'match-10','board','{"nonce": "b0ffaae147ae8934"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(568,'match-10','board','{"nonce": "a7fcb94a8be231e3"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(569,'match-10','board','{"nonce": "468cc4e205002199"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(570,'match-10','board','{"nonce": "f84b8d3232589572"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(571,'match-10','board','{"nonce": "505fd1703a9f1154"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(572,'match-10','board','{"nonce": "ff61d59c3f0daefc"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(573,'match-10','board','{"nonce": "c4a474fcfed89706"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(574,'match-10','board','{"nonce": "1c828028d0146ff1"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(575,'match-10','board','{"nonce": "54dc385951171206"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(576,'match-10','board','{"nonce": "f2545ec5fea35cdb"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(577,'match-10','board','{"nonce": "db204b00dbf156e3"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(578,'match-10','board','{"nonce": "f9641a2975eb5a2f"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(579,'match-10','board','{"nonce": "e47611e161091583"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(580,'match-10','board','{"nonce": "e4bddb1f7f9759f2"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(581,'match-10','board','{"nonce": "276a429241d94751"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(582,'match-10','board','{"nonce": "a31caf9dcb68ceaf"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(583,'match-10','board','{"nonce": "5f906d15ab537503"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(584,'match-10','board','{"nonce": "f715aadb0e69c166"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(585,'match-10','board','{"nonce": "bf74dbd4bf8ea47f"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(586,'match-10','board','{"nonce": "4d072efde4dc5563"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(587,'match-10','board','{"nonce": "7de610b1bc70c98e"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(588,'match-10','board','{"nonce": "3b711039a090417e"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(589,'match-10','board','{"nonce": "81561cfdc1ff6fd0"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(590,'match-10','board','{"nonce": "4e81d6ea08ad387c"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(591,'match-10','board','{"nonce": "9672586488c887e1"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(592,'match-10','board','{"nonce": "a1d2f7ca6b6d1070"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(593,'match-10','board','{"nonce": "42225412c3c6ea53"}',1800010800,1800010800,0);
INSERT INTO "outbox" VALUES(594,'challenge-11','challenge','{"nonce": "370e15b1a4f24766"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(595,'challenge-11','challenge','{"nonce": "aab0b4c3209025c0"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(596,'match-11','board','{"nonce": "cae699ef562569f9"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(597,'match-11','board','{"nonce": "498a0a10fc29597d"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(598,'match-11','board','{"nonce": "08606403fbadbc12"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(599,'match-11','board','{"nonce": "f9b303cd1eb925b0"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(600,'match-11','board','{"nonce": "71b1aeb8f3bda417"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(601,'match-11','board','{"nonce": "3d95fdf257ddf2f9"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(602,'match-11','board','{"nonce": "91d152d642936319"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(603,'match-11','board','{"nonce": "2d3b528ea7df043a"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(604,'match-11','board','{"nonce": "f1607e32af77a16a"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(605,'match-11','board','{"nonce": "c5d616d691cdbd79"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(606,'match-11','board','{"nonce": "3b7812ab4c509222"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(607,'match-11','board','{"nonce": "625611e049362963"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(608,'match-11','board','{"nonce": "4cbf787add09939e"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(609,'match-11','board','{"nonce": "2d2c4944273259c9"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(610,'challenge-12','challenge','{"nonce": "0b46dc408ae93c14"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(611,'challenge-12','challenge','{"nonce": "9db74b61776b4b30"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(612,'match-12','board','{"nonce": "bbb85b1368df78cd"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(613,'match-12','board','{"nonce": "c9ea2320563260db"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(614,'match-12','board','{"nonce": "82d73f90e5268448"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(615,'match-12','board','{"nonce": "1b90b781d5947d3d"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(616,'match-12','board','{"nonce": "2ced00889cd8dcaf"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(617,'match-12','board','{"nonce": "63f31f141bd16c2e"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(618,'match-12','board','{"nonce": "0db2fd74a736d595"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(619,'match-12','board','{"nonce": "aa2dd8a6a1b8ce5b"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(620,'match-12','board','{"nonce": "0d4e2db5f839bb91"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(621,'match-12','board','{"nonce": "ee4cba028dad4333"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(622,'challenge-13','challenge','{"nonce": "5bdd185c672b4f4e"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(623,'challenge-14','challenge','{"nonce": "da061d83b95e5ef7"}',1800014400,1800014400,0);
INSERT INTO "outbox" VALUES(624,'match-3','ask','{"ask": 1, "nonce": "a1a6faf30a2021fe"}',1800014400,1800014400,0);
CREATE TABLE people (
	id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	locale TEXT, 
	dm_closed BOOLEAN NOT NULL, hand_by_dm BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(101,'Ann','en-GB',0,1);
INSERT INTO "people" VALUES(102,'Ben','pl',0,1);
INSERT INTO "people" VALUES(103,'Cyn','en-US',0,1);
CREATE TABLE posts (
	lane TEXT NOT NULL, 
	what TEXT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	to_move INTEGER, 
	ply INTEGER NOT NULL, 
	digest TEXT NOT NULL, 
	CONSTRAINT pk_posts PRIMARY KEY (lane, what)
);
CREATE TABLE ratings (
	guild_id BIGINT NOT NULL, 
	period TEXT NOT NULL, 
	game TEXT NOT NULL, 
	person_id BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	points INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	lost INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (guild_id, period, game, person_id), 
	CONSTRAINT fk_ratings_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "ratings" VALUES(10,'all','duel',101,26.11204015,7.944394303,1068,1,0,1);
INSERT INTO "ratings" VALUES(10,'all','duel',102,23.88795985,7.944394303,1002,1,0,1);
INSERT INTO "ratings" VALUES(10,'all','all',101,24.82946479,7.824204988,1041,1,0,7);
INSERT INTO "ratings" VALUES(10,'all','all',102,25.17053521,7.824204988,1051,7,0,1);
INSERT INTO "ratings" VALUES(10,'2027-01','duel',101,26.11204015,7.944394303,1068,1,0,1);
INSERT INTO "ratings" VALUES(10,'2027-01','duel',102,23.88795985,7.944394303,1002,1,0,1);
INSERT INTO "ratings" VALUES(10,'2027-01','all',101,24.82946479,7.824204988,1041,1,0,7);
INSERT INTO "ratings" VALUES(10,'2027-01','all',102,25.17053521,7.824204988,1051,7,0,1);
INSERT INTO "ratings" VALUES(10,'2027-W02','duel',101,26.11204015,7.944394303,1068,1,0,1);
INSERT INTO "ratings" VALUES(10,'2027-W02','duel',102,23.88795985,7.944394303,1002,1,0,1);
INSERT INTO "ratings" VALUES(10,'2027-W02','all',101,24.82946479,7.824204988,1041,1,0,7);
INSERT INTO "ratings" VALUES(10,'2027-W02','all',102,25.17053521,7.824204988,1051,7,0,1);
INSERT INTO "ratings" VALUES(10,'all','search',101,24.031305318,8.233564106,980,0,0,2);
INSERT INTO "ratings" VALUES(10,'all','search',102,25.968694682,8.233564106,1038,2,0,0);
INSERT INTO "ratings" VALUES(10,'2027-01','search',101,24.031305318,8.233564106,980,0,0,2);
INSERT INTO "ratings" VALUES(10,'2027-01','search',102,25.968694682,8.233564106,1038,2,0,0);
INSERT INTO "ratings" VALUES(10,'2027-W02','search',101,24.031305318,8.233564106,980,0,0,2);
INSERT INTO "ratings" VALUES(10,'2027-W02','search',102,25.968694682,8.233564106,1038,2,0,0);
INSERT INTO "ratings" VALUES(10,'all','glades',101,24.754159036,8.308289971,995,0,0,2);
INSERT INTO "ratings" VALUES(10,'all','glades',102,25.245840964,8.308289971,1010,2,0,0);
INSERT INTO "ratings" VALUES(10,'2027-01','glades',101,24.754159036,8.308289971,995,0,0,2);
INSERT INTO "ratings" VALUES(10,'2027-01','glades',102,25.245840964,8.308289971,1010,2,0,0);
INSERT INTO "ratings" VALUES(10,'2027-W02','glades',101,24.754159036,8.308289971,995,0,0,2);
INSERT INTO "ratings" VALUES(10,'2027-W02','glades',102,25.245840964,8.308289971,1010,2,0,0);
INSERT INTO "ratings" VALUES(10,'all','dungeon',101,24.938309775,8.327067109,999,0,0,2);
INSERT INTO "ratings" VALUES(10,'all','dungeon',102,25.061690225,8.327067109,1002,2,0,0);
INSERT INTO "ratings" VALUES(10,'2027-01','dungeon',101,24.938309775,8.327067109,999,0,0,2);
INSERT INTO "ratings" VALUES(10,'2027-01','dungeon',102,25.061690225,8.327067109,1002,2,0,0);
INSERT INTO "ratings" VALUES(10,'2027-W02','dungeon',101,24.938309775,8.327067109,999,0,0,2);
INSERT INTO "ratings" VALUES(10,'2027-W02','dungeon',102,25.061690225,8.327067109,1002,2,0,0);
CREATE TABLE registered_commands (
	application_id BIGINT NOT NULL, 
	digest TEXT NOT NULL, 
	CONSTRAINT pk_registered_commands PRIMARY KEY (application_id)
);
CREATE TABLE results (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	one_id BIGINT NOT NULL, 
	two_id BIGINT NOT NULL, 
	winner INTEGER, 
	reason TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	CONSTRAINT fk_results_one_id FOREIGN KEY(one_id) REFERENCES people (id), 
	CONSTRAINT fk_results_two_id FOREIGN KEY(two_id) REFERENCES people (id), 
	CONSTRAINT uq_results_match_id UNIQUE (match_id)
);
INSERT INTO "results" VALUES(1,1,10,'duel',1800000000,101,102,0,'higher on the bridge',1);
INSERT INTO "results" VALUES(2,2,10,'duel',1800003600,101,102,1,'resign',1);
INSERT INTO "results" VALUES(3,4,10,'search',1800003600,101,102,1,'more points',1);
INSERT INTO "results" VALUES(4,5,10,'search',1800007200,101,102,1,'resign',1);
INSERT INTO "results" VALUES(5,7,10,'glades',1800007200,101,102,1,'five glades',1);
INSERT INTO "results" VALUES(6,8,10,'glades',1800010800,101,102,1,'resign',1);
INSERT INTO "results" VALUES(7,10,10,'dungeon',1800010800,101,102,1,'the hero fell',1);
INSERT INTO "results" VALUES(8,11,10,'dungeon',1800014400,101,102,1,'resign',1);
CREATE TABLE scores (
	result_id INTEGER NOT NULL, 
	person_id BIGINT NOT NULL, 
	opponent_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	score DOUBLE, 
	weight DOUBLE NOT NULL, 
	points INTEGER, 
	gained INTEGER, 
	points_all INTEGER, 
	CONSTRAINT pk_scores PRIMARY KEY (result_id, person_id), 
	CONSTRAINT fk_scores_opponent_id FOREIGN KEY(opponent_id) REFERENCES people (id), 
	CONSTRAINT fk_scores_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_scores_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);
INSERT INTO "scores" VALUES(1,101,102,10,'duel',1800000000,1.0,1.0,1103,103,1103);
INSERT INTO "scores" VALUES(1,102,101,10,'duel',1800000000,0.0,1.0,945,-55,945);
INSERT INTO "scores" VALUES(2,101,102,10,'duel',1800003600,0.0,0.5,1068,-35,1068);
INSERT INTO "scores" VALUES(2,102,101,10,'duel',1800003600,1.0,0.5,1002,57,1002);
INSERT INTO "scores" VALUES(3,101,102,10,'search',1800003600,0.0,0.25,986,-14,1054);
INSERT INTO "scores" VALUES(3,102,101,10,'search',1800003600,1.0,0.25,1026,26,1027);
INSERT INTO "scores" VALUES(4,101,102,10,'search',1800007200,0.0,0.125,980,-6,1047);
INSERT INTO "scores" VALUES(4,102,101,10,'search',1800007200,1.0,0.125,1038,12,1040);
INSERT INTO "scores" VALUES(5,101,102,10,'glades',1800007200,0.0,0.0625,997,-3,1044);
INSERT INTO "scores" VALUES(5,102,101,10,'glades',1800007200,1.0,0.0625,1006,6,1046);
INSERT INTO "scores" VALUES(6,101,102,10,'glades',1800010800,0.0,0.03125,995,-2,1042);
INSERT INTO "scores" VALUES(6,102,101,10,'glades',1800010800,1.0,0.03125,1010,4,1049);
INSERT INTO "scores" VALUES(7,101,102,10,'dungeon',1800010800,0.0,0.015625,999,-1,1041);
INSERT INTO "scores" VALUES(7,102,101,10,'dungeon',1800010800,1.0,0.015625,1002,2,1050);
INSERT INTO "scores" VALUES(8,101,102,10,'dungeon',1800014400,0.0,0.0078125,999,0,1041);
INSERT INTO "scores" VALUES(8,102,101,10,'dungeon',1800014400,1.0,0.0078125,1002,0,1051);
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id BIGINT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "seats" VALUES(1,0,101);
INSERT INTO "seats" VALUES(1,1,102);
INSERT INTO "seats" VALUES(2,0,101);
INSERT INTO "seats" VALUES(2,1,102);
INSERT INTO "seats" VALUES(3,0,101);
INSERT INTO "seats" VALUES(3,1,102);
INSERT INTO "seats" VALUES(4,0,101);
INSERT INTO "seats" VALUES(4,1,102);
INSERT INTO "seats" VALUES(5,0,101);
INSERT INTO "seats" VALUES(5,1,102);
INSERT INTO "seats" VALUES(6,0,101);
INSERT INTO "seats" VALUES(6,1,102);
INSERT INTO "seats" VALUES(7,0,101);
INSERT INTO "seats" VALUES(7,1,102);
INSERT INTO "seats" VALUES(8,0,101);
INSERT INTO "seats" VALUES(8,1,102);
INSERT INTO "seats" VALUES(9,0,101);
INSERT INTO "seats" VALUES(9,1,102);
INSERT INTO "seats" VALUES(10,0,101);
INSERT INTO "seats" VALUES(10,1,102);
INSERT INTO "seats" VALUES(11,0,101);
INSERT INTO "seats" VALUES(11,1,102);
INSERT INTO "seats" VALUES(12,0,101);
INSERT INTO "seats" VALUES(12,1,102);
CREATE TABLE used_interactions (
	id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_used_interactions PRIMARY KEY (id)
);
INSERT INTO "used_interactions" VALUES(9000000,1800000000);
INSERT INTO "used_interactions" VALUES(9000001,1800000000);
INSERT INTO "used_interactions" VALUES(9000002,1800000000);
INSERT INTO "used_interactions" VALUES(9000003,1800000000);
INSERT INTO "used_interactions" VALUES(9000004,1800000000);
INSERT INTO "used_interactions" VALUES(9000005,1800000000);
INSERT INTO "used_interactions" VALUES(9000006,1800000000);
INSERT INTO "used_interactions" VALUES(9000007,1800000000);
INSERT INTO "used_interactions" VALUES(9000008,1800000000);
INSERT INTO "used_interactions" VALUES(9000009,1800000000);
INSERT INTO "used_interactions" VALUES(9000010,1800000000);
INSERT INTO "used_interactions" VALUES(9000011,1800000000);
INSERT INTO "used_interactions" VALUES(9000012,1800000000);
INSERT INTO "used_interactions" VALUES(9000013,1800000000);
INSERT INTO "used_interactions" VALUES(9000014,1800000000);
INSERT INTO "used_interactions" VALUES(9000015,1800000000);
INSERT INTO "used_interactions" VALUES(9000016,1800000000);
INSERT INTO "used_interactions" VALUES(9000017,1800000000);
INSERT INTO "used_interactions" VALUES(9000018,1800000000);
INSERT INTO "used_interactions" VALUES(9000019,1800000000);
INSERT INTO "used_interactions" VALUES(9000020,1800000000);
INSERT INTO "used_interactions" VALUES(9000021,1800000000);
INSERT INTO "used_interactions" VALUES(9000022,1800000000);
INSERT INTO "used_interactions" VALUES(9000023,1800000000);
INSERT INTO "used_interactions" VALUES(9000024,1800000000);
INSERT INTO "used_interactions" VALUES(9000025,1800000000);
INSERT INTO "used_interactions" VALUES(9000026,1800000000);
INSERT INTO "used_interactions" VALUES(9000027,1800000000);
INSERT INTO "used_interactions" VALUES(9000028,1800000000);
INSERT INTO "used_interactions" VALUES(9000029,1800000000);
INSERT INTO "used_interactions" VALUES(9000030,1800000000);
INSERT INTO "used_interactions" VALUES(9000031,1800000000);
INSERT INTO "used_interactions" VALUES(9000032,1800000000);
INSERT INTO "used_interactions" VALUES(9000033,1800000000);
INSERT INTO "used_interactions" VALUES(9000034,1800000000);
INSERT INTO "used_interactions" VALUES(9000035,1800000000);
INSERT INTO "used_interactions" VALUES(9000036,1800000000);
INSERT INTO "used_interactions" VALUES(9000037,1800000000);
INSERT INTO "used_interactions" VALUES(9000038,1800000000);
INSERT INTO "used_interactions" VALUES(9000039,1800000000);
INSERT INTO "used_interactions" VALUES(9000040,1800000000);
INSERT INTO "used_interactions" VALUES(9000041,1800000000);
INSERT INTO "used_interactions" VALUES(9000042,1800000000);
INSERT INTO "used_interactions" VALUES(9000043,1800000000);
INSERT INTO "used_interactions" VALUES(9000044,1800000000);
INSERT INTO "used_interactions" VALUES(9000045,1800000000);
INSERT INTO "used_interactions" VALUES(9000046,1800000000);
INSERT INTO "used_interactions" VALUES(9000047,1800000000);
INSERT INTO "used_interactions" VALUES(9000048,1800000000);
INSERT INTO "used_interactions" VALUES(9000049,1800000000);
INSERT INTO "used_interactions" VALUES(9000050,1800000000);
INSERT INTO "used_interactions" VALUES(9000051,1800000000);
INSERT INTO "used_interactions" VALUES(9000052,1800000000);
INSERT INTO "used_interactions" VALUES(9000053,1800000000);
INSERT INTO "used_interactions" VALUES(9000054,1800000000);
INSERT INTO "used_interactions" VALUES(9000055,1800000000);
INSERT INTO "used_interactions" VALUES(9000056,1800000000);
INSERT INTO "used_interactions" VALUES(9000057,1800000000);
INSERT INTO "used_interactions" VALUES(9000058,1800000000);
INSERT INTO "used_interactions" VALUES(9000059,1800003600);
INSERT INTO "used_interactions" VALUES(9000060,1800003600);
INSERT INTO "used_interactions" VALUES(9000061,1800003600);
INSERT INTO "used_interactions" VALUES(9000062,1800003600);
INSERT INTO "used_interactions" VALUES(9000063,1800003600);
INSERT INTO "used_interactions" VALUES(9000064,1800003600);
INSERT INTO "used_interactions" VALUES(9000065,1800003600);
INSERT INTO "used_interactions" VALUES(9000066,1800003600);
INSERT INTO "used_interactions" VALUES(9000067,1800003600);
INSERT INTO "used_interactions" VALUES(9000068,1800003600);
INSERT INTO "used_interactions" VALUES(9000069,1800003600);
INSERT INTO "used_interactions" VALUES(9000070,1800003600);
INSERT INTO "used_interactions" VALUES(9000071,1800003600);
INSERT INTO "used_interactions" VALUES(9000072,1800003600);
INSERT INTO "used_interactions" VALUES(9000073,1800003600);
INSERT INTO "used_interactions" VALUES(9000074,1800003600);
INSERT INTO "used_interactions" VALUES(9000075,1800003600);
INSERT INTO "used_interactions" VALUES(9000076,1800003600);
INSERT INTO "used_interactions" VALUES(9000077,1800003600);
INSERT INTO "used_interactions" VALUES(9000078,1800003600);
INSERT INTO "used_interactions" VALUES(9000079,1800003600);
INSERT INTO "used_interactions" VALUES(9000080,1800003600);
INSERT INTO "used_interactions" VALUES(9000081,1800003600);
INSERT INTO "used_interactions" VALUES(9000082,1800003600);
INSERT INTO "used_interactions" VALUES(9000083,1800003600);
INSERT INTO "used_interactions" VALUES(9000084,1800003600);
INSERT INTO "used_interactions" VALUES(9000085,1800003600);
INSERT INTO "used_interactions" VALUES(9000086,1800003600);
INSERT INTO "used_interactions" VALUES(9000087,1800003600);
INSERT INTO "used_interactions" VALUES(9000088,1800003600);
INSERT INTO "used_interactions" VALUES(9000089,1800003600);
INSERT INTO "used_interactions" VALUES(9000090,1800003600);
INSERT INTO "used_interactions" VALUES(9000091,1800003600);
INSERT INTO "used_interactions" VALUES(9000092,1800003600);
INSERT INTO "used_interactions" VALUES(9000093,1800003600);
INSERT INTO "used_interactions" VALUES(9000094,1800003600);
INSERT INTO "used_interactions" VALUES(9000095,1800003600);
INSERT INTO "used_interactions" VALUES(9000096,1800003600);
INSERT INTO "used_interactions" VALUES(9000097,1800003600);
INSERT INTO "used_interactions" VALUES(9000098,1800003600);
INSERT INTO "used_interactions" VALUES(9000099,1800003600);
INSERT INTO "used_interactions" VALUES(9000100,1800003600);
INSERT INTO "used_interactions" VALUES(9000101,1800003600);
INSERT INTO "used_interactions" VALUES(9000102,1800003600);
INSERT INTO "used_interactions" VALUES(9000103,1800003600);
INSERT INTO "used_interactions" VALUES(9000104,1800003600);
INSERT INTO "used_interactions" VALUES(9000105,1800003600);
INSERT INTO "used_interactions" VALUES(9000106,1800003600);
INSERT INTO "used_interactions" VALUES(9000107,1800003600);
INSERT INTO "used_interactions" VALUES(9000108,1800003600);
INSERT INTO "used_interactions" VALUES(9000109,1800003600);
INSERT INTO "used_interactions" VALUES(9000110,1800003600);
INSERT INTO "used_interactions" VALUES(9000111,1800003600);
INSERT INTO "used_interactions" VALUES(9000112,1800003600);
INSERT INTO "used_interactions" VALUES(9000113,1800003600);
INSERT INTO "used_interactions" VALUES(9000114,1800003600);
INSERT INTO "used_interactions" VALUES(9000115,1800003600);
INSERT INTO "used_interactions" VALUES(9000116,1800003600);
INSERT INTO "used_interactions" VALUES(9000117,1800003600);
INSERT INTO "used_interactions" VALUES(9000118,1800003600);
INSERT INTO "used_interactions" VALUES(9000119,1800003600);
INSERT INTO "used_interactions" VALUES(9000120,1800003600);
INSERT INTO "used_interactions" VALUES(9000121,1800003600);
INSERT INTO "used_interactions" VALUES(9000122,1800003600);
INSERT INTO "used_interactions" VALUES(9000123,1800003600);
INSERT INTO "used_interactions" VALUES(9000124,1800003600);
INSERT INTO "used_interactions" VALUES(9000125,1800003600);
INSERT INTO "used_interactions" VALUES(9000126,1800003600);
INSERT INTO "used_interactions" VALUES(9000127,1800003600);
INSERT INTO "used_interactions" VALUES(9000128,1800003600);
INSERT INTO "used_interactions" VALUES(9000129,1800003600);
INSERT INTO "used_interactions" VALUES(9000130,1800003600);
INSERT INTO "used_interactions" VALUES(9000131,1800003600);
INSERT INTO "used_interactions" VALUES(9000132,1800003600);
INSERT INTO "used_interactions" VALUES(9000133,1800003600);
INSERT INTO "used_interactions" VALUES(9000134,1800003600);
INSERT INTO "used_interactions" VALUES(9000135,1800003600);
INSERT INTO "used_interactions" VALUES(9000136,1800003600);
INSERT INTO "used_interactions" VALUES(9000137,1800003600);
INSERT INTO "used_interactions" VALUES(9000138,1800003600);
INSERT INTO "used_interactions" VALUES(9000139,1800003600);
INSERT INTO "used_interactions" VALUES(9000140,1800003600);
INSERT INTO "used_interactions" VALUES(9000141,1800003600);
INSERT INTO "used_interactions" VALUES(9000142,1800003600);
INSERT INTO "used_interactions" VALUES(9000143,1800003600);
INSERT INTO "used_interactions" VALUES(9000144,1800003600);
INSERT INTO "used_interactions" VALUES(9000145,1800003600);
INSERT INTO "used_interactions" VALUES(9000146,1800003600);
INSERT INTO "used_interactions" VALUES(9000147,1800003600);
INSERT INTO "used_interactions" VALUES(9000148,1800003600);
INSERT INTO "used_interactions" VALUES(9000149,1800003600);
INSERT INTO "used_interactions" VALUES(9000150,1800003600);
INSERT INTO "used_interactions" VALUES(9000151,1800003600);
INSERT INTO "used_interactions" VALUES(9000152,1800003600);
INSERT INTO "used_interactions" VALUES(9000153,1800003600);
INSERT INTO "used_interactions" VALUES(9000154,1800003600);
INSERT INTO "used_interactions" VALUES(9000155,1800003600);
INSERT INTO "used_interactions" VALUES(9000156,1800003600);
INSERT INTO "used_interactions" VALUES(9000157,1800003600);
INSERT INTO "used_interactions" VALUES(9000158,1800003600);
INSERT INTO "used_interactions" VALUES(9000159,1800003600);
INSERT INTO "used_interactions" VALUES(9000160,1800003600);
INSERT INTO "used_interactions" VALUES(9000161,1800003600);
INSERT INTO "used_interactions" VALUES(9000162,1800003600);
INSERT INTO "used_interactions" VALUES(9000163,1800003600);
INSERT INTO "used_interactions" VALUES(9000164,1800003600);
INSERT INTO "used_interactions" VALUES(9000165,1800003600);
INSERT INTO "used_interactions" VALUES(9000166,1800003600);
INSERT INTO "used_interactions" VALUES(9000167,1800003600);
INSERT INTO "used_interactions" VALUES(9000168,1800003600);
INSERT INTO "used_interactions" VALUES(9000169,1800003600);
INSERT INTO "used_interactions" VALUES(9000170,1800003600);
INSERT INTO "used_interactions" VALUES(9000171,1800003600);
INSERT INTO "used_interactions" VALUES(9000172,1800003600);
INSERT INTO "used_interactions" VALUES(9000173,1800003600);
INSERT INTO "used_interactions" VALUES(9000174,1800003600);
INSERT INTO "used_interactions" VALUES(9000175,1800003600);
INSERT INTO "used_interactions" VALUES(9000176,1800003600);
INSERT INTO "used_interactions" VALUES(9000177,1800003600);
INSERT INTO "used_interactions" VALUES(9000178,1800003600);
INSERT INTO "used_interactions" VALUES(9000179,1800003600);
INSERT INTO "used_interactions" VALUES(9000180,1800003600);
INSERT INTO "used_interactions" VALUES(9000181,1800003600);
INSERT INTO "used_interactions" VALUES(9000182,1800003600);
INSERT INTO "used_interactions" VALUES(9000183,1800003600);
INSERT INTO "used_interactions" VALUES(9000184,1800003600);
INSERT INTO "used_interactions" VALUES(9000185,1800003600);
INSERT INTO "used_interactions" VALUES(9000186,1800003600);
INSERT INTO "used_interactions" VALUES(9000187,1800003600);
INSERT INTO "used_interactions" VALUES(9000188,1800003600);
INSERT INTO "used_interactions" VALUES(9000189,1800003600);
INSERT INTO "used_interactions" VALUES(9000190,1800003600);
INSERT INTO "used_interactions" VALUES(9000191,1800003600);
INSERT INTO "used_interactions" VALUES(9000192,1800003600);
INSERT INTO "used_interactions" VALUES(9000193,1800003600);
INSERT INTO "used_interactions" VALUES(9000194,1800003600);
INSERT INTO "used_interactions" VALUES(9000195,1800003600);
INSERT INTO "used_interactions" VALUES(9000196,1800003600);
INSERT INTO "used_interactions" VALUES(9000197,1800003600);
INSERT INTO "used_interactions" VALUES(9000198,1800003600);
INSERT INTO "used_interactions" VALUES(9000199,1800003600);
INSERT INTO "used_interactions" VALUES(9000200,1800003600);
INSERT INTO "used_interactions" VALUES(9000201,1800003600);
INSERT INTO "used_interactions" VALUES(9000202,1800003600);
INSERT INTO "used_interactions" VALUES(9000203,1800003600);
INSERT INTO "used_interactions" VALUES(9000204,1800003600);
INSERT INTO "used_interactions" VALUES(9000205,1800003600);
INSERT INTO "used_interactions" VALUES(9000206,1800003600);
INSERT INTO "used_interactions" VALUES(9000207,1800003600);
INSERT INTO "used_interactions" VALUES(9000208,1800003600);
INSERT INTO "used_interactions" VALUES(9000209,1800003600);
INSERT INTO "used_interactions" VALUES(9000210,1800003600);
INSERT INTO "used_interactions" VALUES(9000211,1800003600);
INSERT INTO "used_interactions" VALUES(9000212,1800003600);
INSERT INTO "used_interactions" VALUES(9000213,1800003600);
INSERT INTO "used_interactions" VALUES(9000214,1800003600);
INSERT INTO "used_interactions" VALUES(9000215,1800003600);
INSERT INTO "used_interactions" VALUES(9000216,1800003600);
INSERT INTO "used_interactions" VALUES(9000217,1800003600);
INSERT INTO "used_interactions" VALUES(9000218,1800003600);
INSERT INTO "used_interactions" VALUES(9000219,1800003600);
INSERT INTO "used_interactions" VALUES(9000220,1800003600);
INSERT INTO "used_interactions" VALUES(9000221,1800003600);
INSERT INTO "used_interactions" VALUES(9000222,1800003600);
INSERT INTO "used_interactions" VALUES(9000223,1800003600);
INSERT INTO "used_interactions" VALUES(9000224,1800003600);
INSERT INTO "used_interactions" VALUES(9000225,1800003600);
INSERT INTO "used_interactions" VALUES(9000226,1800003600);
INSERT INTO "used_interactions" VALUES(9000227,1800003600);
INSERT INTO "used_interactions" VALUES(9000228,1800003600);
INSERT INTO "used_interactions" VALUES(9000229,1800003600);
INSERT INTO "used_interactions" VALUES(9000230,1800003600);
INSERT INTO "used_interactions" VALUES(9000231,1800003600);
INSERT INTO "used_interactions" VALUES(9000232,1800003600);
INSERT INTO "used_interactions" VALUES(9000233,1800003600);
INSERT INTO "used_interactions" VALUES(9000234,1800003600);
INSERT INTO "used_interactions" VALUES(9000235,1800003600);
INSERT INTO "used_interactions" VALUES(9000236,1800003600);
INSERT INTO "used_interactions" VALUES(9000237,1800003600);
INSERT INTO "used_interactions" VALUES(9000238,1800003600);
INSERT INTO "used_interactions" VALUES(9000239,1800003600);
INSERT INTO "used_interactions" VALUES(9000240,1800003600);
INSERT INTO "used_interactions" VALUES(9000241,1800003600);
INSERT INTO "used_interactions" VALUES(9000242,1800003600);
INSERT INTO "used_interactions" VALUES(9000243,1800003600);
INSERT INTO "used_interactions" VALUES(9000244,1800003600);
INSERT INTO "used_interactions" VALUES(9000245,1800003600);
INSERT INTO "used_interactions" VALUES(9000246,1800003600);
INSERT INTO "used_interactions" VALUES(9000247,1800003600);
INSERT INTO "used_interactions" VALUES(9000248,1800003600);
INSERT INTO "used_interactions" VALUES(9000249,1800003600);
INSERT INTO "used_interactions" VALUES(9000250,1800003600);
INSERT INTO "used_interactions" VALUES(9000251,1800003600);
INSERT INTO "used_interactions" VALUES(9000252,1800003600);
INSERT INTO "used_interactions" VALUES(9000253,1800003600);
INSERT INTO "used_interactions" VALUES(9000254,1800003600);
INSERT INTO "used_interactions" VALUES(9000255,1800003600);
INSERT INTO "used_interactions" VALUES(9000256,1800003600);
INSERT INTO "used_interactions" VALUES(9000257,1800003600);
INSERT INTO "used_interactions" VALUES(9000258,1800003600);
INSERT INTO "used_interactions" VALUES(9000259,1800003600);
INSERT INTO "used_interactions" VALUES(9000260,1800003600);
INSERT INTO "used_interactions" VALUES(9000261,1800003600);
INSERT INTO "used_interactions" VALUES(9000262,1800003600);
INSERT INTO "used_interactions" VALUES(9000263,1800003600);
INSERT INTO "used_interactions" VALUES(9000264,1800003600);
INSERT INTO "used_interactions" VALUES(9000265,1800003600);
INSERT INTO "used_interactions" VALUES(9000266,1800003600);
INSERT INTO "used_interactions" VALUES(9000267,1800003600);
INSERT INTO "used_interactions" VALUES(9000268,1800003600);
INSERT INTO "used_interactions" VALUES(9000269,1800003600);
INSERT INTO "used_interactions" VALUES(9000270,1800003600);
INSERT INTO "used_interactions" VALUES(9000271,1800003600);
INSERT INTO "used_interactions" VALUES(9000272,1800003600);
INSERT INTO "used_interactions" VALUES(9000273,1800003600);
INSERT INTO "used_interactions" VALUES(9000274,1800003600);
INSERT INTO "used_interactions" VALUES(9000275,1800003600);
INSERT INTO "used_interactions" VALUES(9000276,1800003600);
INSERT INTO "used_interactions" VALUES(9000277,1800003600);
INSERT INTO "used_interactions" VALUES(9000278,1800003600);
INSERT INTO "used_interactions" VALUES(9000279,1800003600);
INSERT INTO "used_interactions" VALUES(9000280,1800003600);
INSERT INTO "used_interactions" VALUES(9000281,1800003600);
INSERT INTO "used_interactions" VALUES(9000282,1800003600);
INSERT INTO "used_interactions" VALUES(9000283,1800003600);
INSERT INTO "used_interactions" VALUES(9000284,1800003600);
INSERT INTO "used_interactions" VALUES(9000285,1800003600);
INSERT INTO "used_interactions" VALUES(9000286,1800003600);
INSERT INTO "used_interactions" VALUES(9000287,1800003600);
INSERT INTO "used_interactions" VALUES(9000288,1800003600);
INSERT INTO "used_interactions" VALUES(9000289,1800003600);
INSERT INTO "used_interactions" VALUES(9000290,1800003600);
INSERT INTO "used_interactions" VALUES(9000291,1800003600);
INSERT INTO "used_interactions" VALUES(9000292,1800003600);
INSERT INTO "used_interactions" VALUES(9000293,1800003600);
INSERT INTO "used_interactions" VALUES(9000294,1800003600);
INSERT INTO "used_interactions" VALUES(9000295,1800003600);
INSERT INTO "used_interactions" VALUES(9000296,1800003600);
INSERT INTO "used_interactions" VALUES(9000297,1800003600);
INSERT INTO "used_interactions" VALUES(9000298,1800003600);
INSERT INTO "used_interactions" VALUES(9000299,1800003600);
INSERT INTO "used_interactions" VALUES(9000300,1800003600);
INSERT INTO "used_interactions" VALUES(9000301,1800003600);
INSERT INTO "used_interactions" VALUES(9000302,1800003600);
INSERT INTO "used_interactions" VALUES(9000303,1800003600);
INSERT INTO "used_interactions" VALUES(9000304,1800003600);
INSERT INTO "used_interactions" VALUES(9000305,1800003600);
INSERT INTO "used_interactions" VALUES(9000306,1800003600);
INSERT INTO "used_interactions" VALUES(9000307,1800003600);
INSERT INTO "used_interactions" VALUES(9000308,1800003600);
INSERT INTO "used_interactions" VALUES(9000309,1800003600);
INSERT INTO "used_interactions" VALUES(9000310,1800003600);
INSERT INTO "used_interactions" VALUES(9000311,1800003600);
INSERT INTO "used_interactions" VALUES(9000312,1800003600);
INSERT INTO "used_interactions" VALUES(9000313,1800003600);
INSERT INTO "used_interactions" VALUES(9000314,1800003600);
INSERT INTO "used_interactions" VALUES(9000315,1800003600);
INSERT INTO "used_interactions" VALUES(9000316,1800003600);
INSERT INTO "used_interactions" VALUES(9000317,1800003600);
INSERT INTO "used_interactions" VALUES(9000318,1800003600);
INSERT INTO "used_interactions" VALUES(9000319,1800003600);
INSERT INTO "used_interactions" VALUES(9000320,1800003600);
INSERT INTO "used_interactions" VALUES(9000321,1800003600);
INSERT INTO "used_interactions" VALUES(9000322,1800003600);
INSERT INTO "used_interactions" VALUES(9000323,1800003600);
INSERT INTO "used_interactions" VALUES(9000324,1800003600);
INSERT INTO "used_interactions" VALUES(9000325,1800003600);
INSERT INTO "used_interactions" VALUES(9000326,1800003600);
INSERT INTO "used_interactions" VALUES(9000327,1800003600);
INSERT INTO "used_interactions" VALUES(9000328,1800003600);
INSERT INTO "used_interactions" VALUES(9000329,1800003600);
INSERT INTO "used_interactions" VALUES(9000330,1800003600);
INSERT INTO "used_interactions" VALUES(9000331,1800003600);
INSERT INTO "used_interactions" VALUES(9000332,1800003600);
INSERT INTO "used_interactions" VALUES(9000333,1800003600);
INSERT INTO "used_interactions" VALUES(9000334,1800003600);
INSERT INTO "used_interactions" VALUES(9000335,1800003600);
INSERT INTO "used_interactions" VALUES(9000336,1800003600);
INSERT INTO "used_interactions" VALUES(9000337,1800003600);
INSERT INTO "used_interactions" VALUES(9000338,1800003600);
INSERT INTO "used_interactions" VALUES(9000339,1800003600);
INSERT INTO "used_interactions" VALUES(9000340,1800003600);
INSERT INTO "used_interactions" VALUES(9000341,1800003600);
INSERT INTO "used_interactions" VALUES(9000342,1800003600);
INSERT INTO "used_interactions" VALUES(9000343,1800003600);
INSERT INTO "used_interactions" VALUES(9000344,1800003600);
INSERT INTO "used_interactions" VALUES(9000345,1800003600);
INSERT INTO "used_interactions" VALUES(9000346,1800003600);
INSERT INTO "used_interactions" VALUES(9000347,1800003600);
INSERT INTO "used_interactions" VALUES(9000348,1800003600);
INSERT INTO "used_interactions" VALUES(9000349,1800003600);
INSERT INTO "used_interactions" VALUES(9000350,1800003600);
INSERT INTO "used_interactions" VALUES(9000351,1800003600);
INSERT INTO "used_interactions" VALUES(9000352,1800003600);
INSERT INTO "used_interactions" VALUES(9000353,1800003600);
INSERT INTO "used_interactions" VALUES(9000354,1800003600);
INSERT INTO "used_interactions" VALUES(9000355,1800003600);
INSERT INTO "used_interactions" VALUES(9000356,1800003600);
INSERT INTO "used_interactions" VALUES(9000357,1800003600);
INSERT INTO "used_interactions" VALUES(9000358,1800003600);
INSERT INTO "used_interactions" VALUES(9000359,1800003600);
INSERT INTO "used_interactions" VALUES(9000360,1800003600);
INSERT INTO "used_interactions" VALUES(9000361,1800003600);
INSERT INTO "used_interactions" VALUES(9000362,1800003600);
INSERT INTO "used_interactions" VALUES(9000363,1800003600);
INSERT INTO "used_interactions" VALUES(9000364,1800003600);
INSERT INTO "used_interactions" VALUES(9000365,1800003600);
INSERT INTO "used_interactions" VALUES(9000366,1800003600);
INSERT INTO "used_interactions" VALUES(9000367,1800003600);
INSERT INTO "used_interactions" VALUES(9000368,1800003600);
INSERT INTO "used_interactions" VALUES(9000369,1800003600);
INSERT INTO "used_interactions" VALUES(9000370,1800003600);
INSERT INTO "used_interactions" VALUES(9000371,1800003600);
INSERT INTO "used_interactions" VALUES(9000372,1800003600);
INSERT INTO "used_interactions" VALUES(9000373,1800003600);
INSERT INTO "used_interactions" VALUES(9000374,1800003600);
INSERT INTO "used_interactions" VALUES(9000375,1800003600);
INSERT INTO "used_interactions" VALUES(9000376,1800003600);
INSERT INTO "used_interactions" VALUES(9000377,1800003600);
INSERT INTO "used_interactions" VALUES(9000378,1800003600);
INSERT INTO "used_interactions" VALUES(9000379,1800003600);
INSERT INTO "used_interactions" VALUES(9000380,1800003600);
INSERT INTO "used_interactions" VALUES(9000381,1800003600);
INSERT INTO "used_interactions" VALUES(9000382,1800003600);
INSERT INTO "used_interactions" VALUES(9000383,1800003600);
INSERT INTO "used_interactions" VALUES(9000384,1800003600);
INSERT INTO "used_interactions" VALUES(9000385,1800003600);
INSERT INTO "used_interactions" VALUES(9000386,1800003600);
INSERT INTO "used_interactions" VALUES(9000387,1800003600);
INSERT INTO "used_interactions" VALUES(9000388,1800003600);
INSERT INTO "used_interactions" VALUES(9000389,1800003600);
INSERT INTO "used_interactions" VALUES(9000390,1800003600);
INSERT INTO "used_interactions" VALUES(9000391,1800003600);
INSERT INTO "used_interactions" VALUES(9000392,1800003600);
INSERT INTO "used_interactions" VALUES(9000393,1800003600);
INSERT INTO "used_interactions" VALUES(9000394,1800003600);
INSERT INTO "used_interactions" VALUES(9000395,1800003600);
INSERT INTO "used_interactions" VALUES(9000396,1800003600);
INSERT INTO "used_interactions" VALUES(9000397,1800003600);
INSERT INTO "used_interactions" VALUES(9000398,1800003600);
INSERT INTO "used_interactions" VALUES(9000399,1800007200);
INSERT INTO "used_interactions" VALUES(9000400,1800007200);
INSERT INTO "used_interactions" VALUES(9000401,1800007200);
INSERT INTO "used_interactions" VALUES(9000402,1800007200);
INSERT INTO "used_interactions" VALUES(9000403,1800007200);
INSERT INTO "used_interactions" VALUES(9000404,1800007200);
INSERT INTO "used_interactions" VALUES(9000405,1800007200);
INSERT INTO "used_interactions" VALUES(9000406,1800007200);
INSERT INTO "used_interactions" VALUES(9000407,1800007200);
INSERT INTO "used_interactions" VALUES(9000408,1800007200);
INSERT INTO "used_interactions" VALUES(9000409,1800007200);
INSERT INTO "used_interactions" VALUES(9000410,1800007200);
INSERT INTO "used_interactions" VALUES(9000411,1800007200);
INSERT INTO "used_interactions" VALUES(9000412,1800007200);
INSERT INTO "used_interactions" VALUES(9000413,1800007200);
INSERT INTO "used_interactions" VALUES(9000414,1800007200);
INSERT INTO "used_interactions" VALUES(9000415,1800007200);
INSERT INTO "used_interactions" VALUES(9000416,1800007200);
INSERT INTO "used_interactions" VALUES(9000417,1800007200);
INSERT INTO "used_interactions" VALUES(9000418,1800007200);
INSERT INTO "used_interactions" VALUES(9000419,1800007200);
INSERT INTO "used_interactions" VALUES(9000420,1800007200);
INSERT INTO "used_interactions" VALUES(9000421,1800007200);
INSERT INTO "used_interactions" VALUES(9000422,1800007200);
INSERT INTO "used_interactions" VALUES(9000423,1800007200);
INSERT INTO "used_interactions" VALUES(9000424,1800007200);
INSERT INTO "used_interactions" VALUES(9000425,1800007200);
INSERT INTO "used_interactions" VALUES(9000426,1800007200);
INSERT INTO "used_interactions" VALUES(9000427,1800007200);
INSERT INTO "used_interactions" VALUES(9000428,1800007200);
INSERT INTO "used_interactions" VALUES(9000429,1800007200);
INSERT INTO "used_interactions" VALUES(9000430,1800007200);
INSERT INTO "used_interactions" VALUES(9000431,1800007200);
INSERT INTO "used_interactions" VALUES(9000432,1800007200);
INSERT INTO "used_interactions" VALUES(9000433,1800007200);
INSERT INTO "used_interactions" VALUES(9000434,1800007200);
INSERT INTO "used_interactions" VALUES(9000435,1800007200);
INSERT INTO "used_interactions" VALUES(9000436,1800007200);
INSERT INTO "used_interactions" VALUES(9000437,1800007200);
INSERT INTO "used_interactions" VALUES(9000438,1800007200);
INSERT INTO "used_interactions" VALUES(9000439,1800007200);
INSERT INTO "used_interactions" VALUES(9000440,1800007200);
INSERT INTO "used_interactions" VALUES(9000441,1800007200);
INSERT INTO "used_interactions" VALUES(9000442,1800007200);
INSERT INTO "used_interactions" VALUES(9000443,1800007200);
INSERT INTO "used_interactions" VALUES(9000444,1800007200);
INSERT INTO "used_interactions" VALUES(9000445,1800007200);
INSERT INTO "used_interactions" VALUES(9000446,1800007200);
INSERT INTO "used_interactions" VALUES(9000447,1800007200);
INSERT INTO "used_interactions" VALUES(9000448,1800007200);
INSERT INTO "used_interactions" VALUES(9000449,1800007200);
INSERT INTO "used_interactions" VALUES(9000450,1800007200);
INSERT INTO "used_interactions" VALUES(9000451,1800007200);
INSERT INTO "used_interactions" VALUES(9000452,1800007200);
INSERT INTO "used_interactions" VALUES(9000453,1800007200);
INSERT INTO "used_interactions" VALUES(9000454,1800007200);
INSERT INTO "used_interactions" VALUES(9000455,1800007200);
INSERT INTO "used_interactions" VALUES(9000456,1800007200);
INSERT INTO "used_interactions" VALUES(9000457,1800007200);
INSERT INTO "used_interactions" VALUES(9000458,1800007200);
INSERT INTO "used_interactions" VALUES(9000459,1800007200);
INSERT INTO "used_interactions" VALUES(9000460,1800007200);
INSERT INTO "used_interactions" VALUES(9000461,1800007200);
INSERT INTO "used_interactions" VALUES(9000462,1800007200);
INSERT INTO "used_interactions" VALUES(9000463,1800007200);
INSERT INTO "used_interactions" VALUES(9000464,1800007200);
INSERT INTO "used_interactions" VALUES(9000465,1800007200);
INSERT INTO "used_interactions" VALUES(9000466,1800007200);
INSERT INTO "used_interactions" VALUES(9000467,1800007200);
INSERT INTO "used_interactions" VALUES(9000468,1800007200);
INSERT INTO "used_interactions" VALUES(9000469,1800007200);
INSERT INTO "used_interactions" VALUES(9000470,1800007200);
INSERT INTO "used_interactions" VALUES(9000471,1800007200);
INSERT INTO "used_interactions" VALUES(9000472,1800007200);
INSERT INTO "used_interactions" VALUES(9000473,1800007200);
INSERT INTO "used_interactions" VALUES(9000474,1800007200);
INSERT INTO "used_interactions" VALUES(9000475,1800007200);
INSERT INTO "used_interactions" VALUES(9000476,1800007200);
INSERT INTO "used_interactions" VALUES(9000477,1800007200);
INSERT INTO "used_interactions" VALUES(9000478,1800007200);
INSERT INTO "used_interactions" VALUES(9000479,1800007200);
INSERT INTO "used_interactions" VALUES(9000480,1800007200);
INSERT INTO "used_interactions" VALUES(9000481,1800010800);
INSERT INTO "used_interactions" VALUES(9000482,1800010800);
INSERT INTO "used_interactions" VALUES(9000483,1800010800);
INSERT INTO "used_interactions" VALUES(9000484,1800010800);
INSERT INTO "used_interactions" VALUES(9000485,1800010800);
INSERT INTO "used_interactions" VALUES(9000486,1800010800);
INSERT INTO "used_interactions" VALUES(9000487,1800010800);
INSERT INTO "used_interactions" VALUES(9000488,1800010800);
INSERT INTO "used_interactions" VALUES(9000489,1800010800);
INSERT INTO "used_interactions" VALUES(9000490,1800010800);
INSERT INTO "used_interactions" VALUES(9000491,1800010800);
INSERT INTO "used_interactions" VALUES(9000492,1800010800);
INSERT INTO "used_interactions" VALUES(9000493,1800010800);
INSERT INTO "used_interactions" VALUES(9000494,1800010800);
INSERT INTO "used_interactions" VALUES(9000495,1800010800);
INSERT INTO "used_interactions" VALUES(9000496,1800010800);
INSERT INTO "used_interactions" VALUES(9000497,1800010800);
INSERT INTO "used_interactions" VALUES(9000498,1800010800);
INSERT INTO "used_interactions" VALUES(9000499,1800010800);
INSERT INTO "used_interactions" VALUES(9000500,1800010800);
INSERT INTO "used_interactions" VALUES(9000501,1800010800);
INSERT INTO "used_interactions" VALUES(9000502,1800010800);
INSERT INTO "used_interactions" VALUES(9000503,1800010800);
INSERT INTO "used_interactions" VALUES(9000504,1800010800);
INSERT INTO "used_interactions" VALUES(9000505,1800010800);
INSERT INTO "used_interactions" VALUES(9000506,1800010800);
INSERT INTO "used_interactions" VALUES(9000507,1800010800);
INSERT INTO "used_interactions" VALUES(9000508,1800010800);
INSERT INTO "used_interactions" VALUES(9000509,1800010800);
INSERT INTO "used_interactions" VALUES(9000510,1800010800);
INSERT INTO "used_interactions" VALUES(9000511,1800010800);
INSERT INTO "used_interactions" VALUES(9000512,1800010800);
INSERT INTO "used_interactions" VALUES(9000513,1800010800);
INSERT INTO "used_interactions" VALUES(9000514,1800010800);
INSERT INTO "used_interactions" VALUES(9000515,1800010800);
INSERT INTO "used_interactions" VALUES(9000516,1800010800);
INSERT INTO "used_interactions" VALUES(9000517,1800010800);
INSERT INTO "used_interactions" VALUES(9000518,1800010800);
INSERT INTO "used_interactions" VALUES(9000519,1800010800);
INSERT INTO "used_interactions" VALUES(9000520,1800010800);
INSERT INTO "used_interactions" VALUES(9000521,1800010800);
INSERT INTO "used_interactions" VALUES(9000522,1800010800);
INSERT INTO "used_interactions" VALUES(9000523,1800010800);
INSERT INTO "used_interactions" VALUES(9000524,1800010800);
INSERT INTO "used_interactions" VALUES(9000525,1800010800);
INSERT INTO "used_interactions" VALUES(9000526,1800010800);
INSERT INTO "used_interactions" VALUES(9000527,1800010800);
INSERT INTO "used_interactions" VALUES(9000528,1800010800);
INSERT INTO "used_interactions" VALUES(9000529,1800010800);
INSERT INTO "used_interactions" VALUES(9000530,1800010800);
INSERT INTO "used_interactions" VALUES(9000531,1800010800);
INSERT INTO "used_interactions" VALUES(9000532,1800010800);
INSERT INTO "used_interactions" VALUES(9000533,1800010800);
INSERT INTO "used_interactions" VALUES(9000534,1800010800);
INSERT INTO "used_interactions" VALUES(9000535,1800010800);
INSERT INTO "used_interactions" VALUES(9000536,1800010800);
INSERT INTO "used_interactions" VALUES(9000537,1800010800);
INSERT INTO "used_interactions" VALUES(9000538,1800010800);
INSERT INTO "used_interactions" VALUES(9000539,1800010800);
INSERT INTO "used_interactions" VALUES(9000540,1800010800);
INSERT INTO "used_interactions" VALUES(9000541,1800010800);
INSERT INTO "used_interactions" VALUES(9000542,1800010800);
INSERT INTO "used_interactions" VALUES(9000543,1800010800);
INSERT INTO "used_interactions" VALUES(9000544,1800010800);
INSERT INTO "used_interactions" VALUES(9000545,1800010800);
INSERT INTO "used_interactions" VALUES(9000546,1800010800);
INSERT INTO "used_interactions" VALUES(9000547,1800010800);
INSERT INTO "used_interactions" VALUES(9000548,1800010800);
INSERT INTO "used_interactions" VALUES(9000549,1800010800);
INSERT INTO "used_interactions" VALUES(9000550,1800010800);
INSERT INTO "used_interactions" VALUES(9000551,1800010800);
INSERT INTO "used_interactions" VALUES(9000552,1800010800);
INSERT INTO "used_interactions" VALUES(9000553,1800010800);
INSERT INTO "used_interactions" VALUES(9000554,1800010800);
INSERT INTO "used_interactions" VALUES(9000555,1800010800);
INSERT INTO "used_interactions" VALUES(9000556,1800010800);
INSERT INTO "used_interactions" VALUES(9000557,1800010800);
INSERT INTO "used_interactions" VALUES(9000558,1800010800);
INSERT INTO "used_interactions" VALUES(9000559,1800010800);
INSERT INTO "used_interactions" VALUES(9000560,1800010800);
INSERT INTO "used_interactions" VALUES(9000561,1800010800);
INSERT INTO "used_interactions" VALUES(9000562,1800010800);
INSERT INTO "used_interactions" VALUES(9000563,1800010800);
INSERT INTO "used_interactions" VALUES(9000564,1800010800);
INSERT INTO "used_interactions" VALUES(9000565,1800010800);
INSERT INTO "used_interactions" VALUES(9000566,1800010800);
INSERT INTO "used_interactions" VALUES(9000567,1800010800);
INSERT INTO "used_interactions" VALUES(9000568,1800010800);
INSERT INTO "used_interactions" VALUES(9000569,1800010800);
INSERT INTO "used_interactions" VALUES(9000570,1800010800);
INSERT INTO "used_interactions" VALUES(9000571,1800010800);
INSERT INTO "used_interactions" VALUES(9000572,1800010800);
INSERT INTO "used_interactions" VALUES(9000573,1800010800);
INSERT INTO "used_interactions" VALUES(9000574,1800010800);
INSERT INTO "used_interactions" VALUES(9000575,1800010800);
INSERT INTO "used_interactions" VALUES(9000576,1800010800);
INSERT INTO "used_interactions" VALUES(9000577,1800010800);
INSERT INTO "used_interactions" VALUES(9000578,1800010800);
INSERT INTO "used_interactions" VALUES(9000579,1800010800);
INSERT INTO "used_interactions" VALUES(9000580,1800010800);
INSERT INTO "used_interactions" VALUES(9000581,1800010800);
INSERT INTO "used_interactions" VALUES(9000582,1800010800);
INSERT INTO "used_interactions" VALUES(9000583,1800014400);
INSERT INTO "used_interactions" VALUES(9000584,1800014400);
INSERT INTO "used_interactions" VALUES(9000585,1800014400);
INSERT INTO "used_interactions" VALUES(9000586,1800014400);
INSERT INTO "used_interactions" VALUES(9000587,1800014400);
INSERT INTO "used_interactions" VALUES(9000588,1800014400);
INSERT INTO "used_interactions" VALUES(9000589,1800014400);
INSERT INTO "used_interactions" VALUES(9000590,1800014400);
INSERT INTO "used_interactions" VALUES(9000591,1800014400);
INSERT INTO "used_interactions" VALUES(9000592,1800014400);
INSERT INTO "used_interactions" VALUES(9000593,1800014400);
INSERT INTO "used_interactions" VALUES(9000594,1800014400);
INSERT INTO "used_interactions" VALUES(9000595,1800014400);
INSERT INTO "used_interactions" VALUES(9000596,1800014400);
INSERT INTO "used_interactions" VALUES(9000597,1800014400);
INSERT INTO "used_interactions" VALUES(9000598,1800014400);
INSERT INTO "used_interactions" VALUES(9000599,1800014400);
INSERT INTO "used_interactions" VALUES(9000600,1800014400);
INSERT INTO "used_interactions" VALUES(9000601,1800014400);
INSERT INTO "used_interactions" VALUES(9000602,1800014400);
INSERT INTO "used_interactions" VALUES(9000603,1800014400);
INSERT INTO "used_interactions" VALUES(9000604,1800014400);
INSERT INTO "used_interactions" VALUES(9000605,1800014400);
INSERT INTO "used_interactions" VALUES(9000606,1800014400);
INSERT INTO "used_interactions" VALUES(9000607,1800014400);
INSERT INTO "used_interactions" VALUES(9000608,1800014400);
INSERT INTO "used_interactions" VALUES(9000609,1800014400);
INSERT INTO "used_interactions" VALUES(9000610,1800014400);
INSERT INTO "used_interactions" VALUES(9000611,1800014400);
INSERT INTO "used_interactions" VALUES(9000612,1800014400);
INSERT INTO "used_interactions" VALUES(9000613,1800014400);
CREATE TABLE "usual_terms" (
	person_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	options JSON NOT NULL, 
	seat INTEGER, 
	thread BOOLEAN NOT NULL, 
	move_seconds INTEGER, 
	rated BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_usual_terms PRIMARY KEY (person_id, game), 
	CONSTRAINT fk_usual_terms_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "usual_terms" VALUES(101,'duel','{}',0,0,NULL,1);
INSERT INTO "usual_terms" VALUES(101,'search','{}',0,0,NULL,1);
INSERT INTO "usual_terms" VALUES(101,'glades','{"bouts": 3}',0,0,NULL,1);
INSERT INTO "usual_terms" VALUES(101,'dungeon','{}',0,0,NULL,1);
INSERT INTO "usual_terms" VALUES(103,'duel','{}',0,0,NULL,1);
CREATE INDEX ix_deadlines_at ON deadlines (at);
CREATE INDEX ix_outbox_lane ON outbox (lane);
CREATE INDEX ix_used_interactions_at ON used_interactions (at);
CREATE INDEX ix_absences_person_id ON absences (person_id);
CREATE UNIQUE INDEX uq_challenges_open_rematch ON challenges (rematch_of) WHERE state = 'open';
CREATE INDEX ix_medals_person ON medals (guild_id, person_id);
CREATE INDEX ix_ratings_person ON ratings (guild_id, person_id, period);
CREATE INDEX ix_ratings_table ON ratings (guild_id, period, game, points, person_id);
CREATE INDEX ix_results_guild_id_id ON results (guild_id, id);
CREATE UNIQUE INDEX uq_matches_live_channel ON matches (channel_id) WHERE ended_at IS NULL;
CREATE INDEX ix_scores_pair ON scores (guild_id, person_id, opponent_id, at);
CREATE INDEX ix_scores_person ON scores (guild_id, person_id, at);
CREATE INDEX ix_asks_match_id ON asks (match_id);
CREATE UNIQUE INDEX uq_asks_open ON asks (match_id, kind) WHERE state = 'open';
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_audit_actor_id ON audit (actor_id);
CREATE INDEX ix_audit_guild_id_id ON audit (guild_id, id);
CREATE INDEX ix_blocks_blocked_id ON blocks (blocked_id);
CREATE INDEX ix_challenges_challenger_id_created_at ON challenges (challenger_id, created_at);
CREATE INDEX ix_challenges_guild_id ON challenges (guild_id);
CREATE INDEX ix_challenges_opponent_id ON challenges (opponent_id);
CREATE INDEX ix_gone_person_id ON gone (person_id);
CREATE INDEX ix_matches_challenge_id ON matches (challenge_id);
CREATE INDEX ix_matches_channel_id_id ON matches (channel_id, id);
CREATE INDEX ix_matches_guild_id ON matches (guild_id);
CREATE INDEX ix_medals_person_id ON medals (person_id);
CREATE INDEX ix_ratings_person_id ON ratings (person_id);
CREATE INDEX ix_results_guild_id_at ON results (guild_id, at);
CREATE INDEX ix_results_one_id ON results (one_id);
CREATE INDEX ix_results_two_id ON results (two_id);
CREATE INDEX ix_scores_opponent_id ON scores (opponent_id);
CREATE INDEX ix_scores_person_id ON scores (person_id);
CREATE INDEX ix_challenges_open_channel ON challenges (channel_id) WHERE state = 'open';
CREATE INDEX ix_matches_live_guild ON matches (guild_id) WHERE ended_at IS NULL;
CREATE INDEX ix_matches_live_thread ON matches (thread_of) WHERE ended_at IS NULL;
CREATE INDEX ix_member_names_person_id ON member_names (person_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('challenges',14);
INSERT INTO "sqlite_sequence" VALUES('outbox',624);
INSERT INTO "sqlite_sequence" VALUES('matches',12);
INSERT INTO "sqlite_sequence" VALUES('results',8);
INSERT INTO "sqlite_sequence" VALUES('asks',1);
COMMIT;
