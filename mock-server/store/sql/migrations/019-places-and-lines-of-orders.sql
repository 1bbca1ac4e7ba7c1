alter table "orders" add column "furtherStops" text collate "C";
alter table "orders" add column "goodsLines" text collate "C";
alter table "transports" add column "furtherStamps" text collate "C";
