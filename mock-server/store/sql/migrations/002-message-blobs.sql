alter table "messageFiles" add column "blobId" text collate "C";
alter table "messageFiles" add column "blobId~" text collate "C";
alter table "messageFiles" add column "size" double precision;
alter table "messageFiles" add column "digest" text collate "C";
alter table "messageFiles" add column "digest~" text collate "C";
create index "messageFiles:blobId" on "messageFiles" ("tenantId", "blobId");
