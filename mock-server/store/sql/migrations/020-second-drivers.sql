alter table "vehicles" add column "coDriverId" text collate "C";
alter table "vehicles" add column "coDriverId~" text collate "C";
alter table "vehicles" add column "coDriverName" text collate "C";
alter table "vehicles" add column "coDriverName~" text collate "C";
create index "vehicles:coDriverId" on "vehicles" ("tenantId", "coDriverId");
