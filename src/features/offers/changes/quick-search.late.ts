import type { CommandContext } from '#src/commands/gate/command.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'

/** Looks for open offers by number, customer, town, postal code or goods: the only one is opened, several are listed. */
export async function quickSearch(context: CommandContext): Promise<void> {
  const { ask, call, navigate, openPanel, t } = context.services
  await ask({
    title: plainTitle(t('offers.quickSearch.title')),
    label: t('orders.filter.text.hint'),
    confirmLabel: t('offers.quickSearch.confirm'),
    required: true,
    line: () => undefined,
    async send(text) {
      const q = text.trim()
      const { results, total } = await call('offersMatching.quickSearch', { query: { q, limit: 2 } })
      const [first] = results
      if (first === undefined) throw new Error(t('offers.quickSearch.none', { text: q }))
      if (total > 1) navigate(`/angebots-matching?q=${encodeURIComponent(q)}`)
      else openPanel({ kind: 'offer', id: first.id })
      return true
    },
  })
}
