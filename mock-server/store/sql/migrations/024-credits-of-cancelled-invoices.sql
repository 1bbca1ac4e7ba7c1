-- What was paid on an invoice that was cancelled is a credit.
update "invoices" set "openCents" = -"paidCents" where "state" = 'cancelled' and "paidCents" <> 0;
update "creditNotes" set "openCents" = -"paidCents" where "state" = 'cancelled' and "paidCents" <> 0;
