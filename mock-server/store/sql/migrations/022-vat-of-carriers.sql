alter table "orders" add column "buyerIsShipper" boolean;
alter table "orders" add column "customsLeg" text collate "C";
alter table "orders" add column "customsLeg~" text collate "C";
alter table "partners" add column "buyerIsShipper" boolean;
alter table "partners" add column "smallBusiness" boolean;
