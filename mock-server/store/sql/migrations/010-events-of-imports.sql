alter table "imports" add column "eventIds" text collate "C";
