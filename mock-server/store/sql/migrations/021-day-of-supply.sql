alter table "orders" add column "deliveredOn" text collate "C";
alter table "orders" add column "deliveredOn~" text collate "C";
-- Orders that were delivered before have the day their truck came to unload or left, else that of their status, else the planned one.
update "orders" set "deliveredOn" = coalesce(
  (
    select to_char(coalesce("deliveryArrivedAt", "deliveryLeftAt")::timestamptz at time zone 'Europe/Berlin', 'YYYY-MM-DD')
    from "transports"
    where "transports"."tenantId" = "orders"."tenantId" and "transports"."id" = "orders"."transportId"
      and coalesce("deliveryArrivedAt", "deliveryLeftAt") ~ '^\d{4}-\d\d-\d\dT'
  ),
  case when "status" = 'DELIVERED' and "statusSince" ~ '^\d{4}-\d\d-\d\dT'
    then to_char("statusSince"::timestamptz at time zone 'Europe/Berlin', 'YYYY-MM-DD') end,
  "deliveryDate"
) where "status" in ('DELIVERED', 'BILLED');
update "orders" set "deliveredOn~" = "deliveredOn" where "deliveredOn" is not null;
