import { createElement } from 'react'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { LOCAL } from '#src/commands/undo/steps.ts'
import type { NumberSeries } from '#src/contract/accounts/settings.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import { NumberDialog } from './number-dialog.tsx'
import { seriesText } from './series.ts'

/** The series that can be set, with the number that comes next. */
export async function seriesChoices({ services: { call, t } }: CommandContext): Promise<Choice<NumberSeries>[]> {
  const { data } = await call('numbering.list', {})
  return data
    .filter(({ canChange }) => canChange)
    .map((series) => ({ id: series.id, title: seriesText(series, t), detail: series.nextNumber, value: series }))
}

/** Asks for the next number. There is no way back: numbers that were left out stay left out (decision A29). */
export function changeSeries(context: CommandContext, series: NumberSeries): void {
  const { call, notify, queryClient, remember, sessionValue, t } = context.services
  const front = sessionValue(formInFront)
  const key = crypto.randomUUID()
  const element: ReturnType<typeof createElement> = createElement(NumberDialog, {
    key,
    series,
    onClose: () => {
      if (front.current() === element) front.set(null)
    },
    async onSend(next) {
      const { id, next: seen } = series
      const changed = await call('numbering.change', {
        params: { id },
        body: { next, seen },
        idempotencyKey: `${key}-${next}`,
      })
      const title = t('numbering.changed', { series: seriesText(series, t), number: changed.nextNumber })
      const entity = { kind: LOCAL, id: context.session.tenantId, label: seriesText(series, t) } as const
      remember({
        ...{ step: crypto.randomUUID(), at: Date.now(), commandId: 'numbering.change', title, entity },
        eventId: undefined,
      })
      notify({ type: 'success', message: title })
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => typeof name === 'string' && /^(numbering|audit)\./.test(name),
      })
    },
  })
  front.set(element)
}
