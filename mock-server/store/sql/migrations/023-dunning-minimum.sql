alter table "companies" add column "dunningMinimumCents" double precision;
