alter table "orders" add column "pickupEmail" text collate "C";
alter table "orders" add column "pickupEmail~" text collate "C";
alter table "orders" add column "deliveryEmail" text collate "C";
alter table "orders" add column "deliveryEmail~" text collate "C";
alter table "loadingPoints" add column "email" text collate "C";
alter table "loadingPoints" add column "email~" text collate "C";
