alter table "transports" add column "pickupArrivedAt" text collate "C";
alter table "transports" add column "pickupArrivedAt~" text collate "C";
alter table "transports" add column "pickupLeftAt" text collate "C";
alter table "transports" add column "pickupLeftAt~" text collate "C";
alter table "transports" add column "deliveryArrivedAt" text collate "C";
alter table "transports" add column "deliveryArrivedAt~" text collate "C";
alter table "transports" add column "deliveryLeftAt" text collate "C";
alter table "transports" add column "deliveryLeftAt~" text collate "C";
