alter table "documentReadings" add column "lines" text collate "C";
alter table "documentReadings" add column "scanned" boolean;
