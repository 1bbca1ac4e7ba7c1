alter table "partners" add column "adr" boolean;
alter table "partners" add column "tailLift" boolean;
alter table "partners" add column "palletExchange" boolean;
alter table "partners" add column "temperatureMin" double precision;
alter table "partners" add column "temperatureMax" double precision;
