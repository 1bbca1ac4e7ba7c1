alter table "enhancedOrders" add column "document_id" text collate "C";
alter table "enhancedOrders" add column "document_id~" text collate "C";
create index "enhancedOrders:document_id" on "enhancedOrders" ("tenantId", "document_id");
