alter table "campaigns" drop column "origin";
alter table "campaigns" drop column "origin~";
alter table "signIns" add column "address" text collate "C";
alter table "signIns" add column "address~" text collate "C";
alter table "signIns" add column "seconds" double precision;
