alter table "messages" add column "templateId" text collate "C";
alter table "messages" add column "templateId~" text collate "C";
alter table "emails" add column "listedAt" text collate "C";
alter table "emails" add column "listedAt~" text collate "C";
create index "emails:readAt" on "emails" ("tenantId", "readAt");
create index "emails:listedAt~" on "emails" ("tenantId", "listedAt~");
create index "emails:listedAt~ desc" on "emails" ("tenantId", "listedAt~" desc nulls last);
alter table "emailFiles" add column "paper" text collate "C";
