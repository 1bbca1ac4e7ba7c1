alter table "transports" add column "furtherStops" text collate "C";
alter table "loads" add column "furtherStops" text collate "C";
alter table "priceRequests" add column "goods" text collate "C";
alter table "priceRequests" add column "goods~" text collate "C";
