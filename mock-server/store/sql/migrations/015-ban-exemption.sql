alter table "orders" add column "banExemption" text collate "C";
alter table "orders" add column "banExemption~" text collate "C";
