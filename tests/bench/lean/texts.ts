/** The words of the lean page. */
export const texts = {
  '/orders': 'Aufträge',
  '/dispatcher': 'Dispo',
  filter: 'Filter',
  goto: 'Gehe zu {{screen}}',
  palette: 'Palette',
  field: { number: 'Auftrag', status: 'Status', customer: 'Kunde', from: 'Von', to: 'Nach', amount: 'Netto' },
} as const
