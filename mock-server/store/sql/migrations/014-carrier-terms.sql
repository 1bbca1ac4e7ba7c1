alter table "companies" add column "carrierTerms" text collate "C";
alter table "companies" add column "carrierTerms~" text collate "C";
alter table "companies" add column "waitingRate" double precision;
alter table "companies" add column "proofDays" double precision;
alter table "companies" add column "invoiceEmail" text collate "C";
alter table "companies" add column "invoiceEmail~" text collate "C";
