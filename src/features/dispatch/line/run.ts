import type { CommandContext, ToastRequest } from '#src/commands/gate/command.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { UndoEntry } from '#src/commands/undo/steps.ts'
import type { Interpretation } from './understand/understanding.ts'

/** What became of a line: told in its history, and where it is closed as a message. */
export interface LineResult {
  ok: boolean
  said: string
  /** The own change that was noted. */
  step?: string
  toasts: readonly ToastRequest[]
}

/**
 * Does what a line means. What the change has to say is caught: it stands beside the line and not in a corner. Undefined
 * where the person turned away from a question.
 */
export async function runLine(
  context: CommandContext,
  act: NonNullable<Interpretation['act']>,
  how: { withReason: boolean; stays: boolean },
): Promise<LineResult | undefined> {
  const toasts: ToastRequest[] = []
  const noted: UndoEntry[] = []
  const { services } = context
  const listening: CommandContext = {
    ...context,
    services: {
      ...services,
      // Who stays types on: what is opened only shows itself.
      openPanel: (panel, as) => services.openPanel(panel, as, { focus: !how.stays }),
      notify: (toast) => void toasts.push(toast),
      remember: (...entries) => {
        noted.push(...entries)
        services.remember(...entries)
      },
    },
  }
  const textOf = ({ message, detail }: ToastRequest) => [message, detail].filter(Boolean).join(' · ')
  try {
    const said = await act(listening, how)
    const step = noted.at(-1)?.step
    const last = toasts.at(-1)
    if (said) return { ok: said.ok, said: said.text, toasts }
    if (last === undefined && step === undefined) return undefined
    const ok = last === undefined || last.type === 'success' || step !== undefined
    return { ok, said: last ? textOf(last) : '', toasts, ...(step !== undefined && { step }) }
  } catch (error) {
    const text = failureText(error, services.t) ?? services.t('line.why.failed')
    return { ok: false, said: text, toasts }
  }
}
