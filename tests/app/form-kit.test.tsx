import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '#src/api/api-error.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { numberKind, textKind } from '#src/records/fields/kinds/kinds.ts'
import { RecordFormDialog } from '#src/records/form/form-dialog.tsx'
import type { RecordForm } from '#src/records/form/form.ts'
import { SessionProvider } from '#src/workspace/session/session.tsx'
import { context } from '#tests/commands/support.ts'
import { userEvent } from '#tests/support/typing.ts'
import { clear, draw } from './keyboard-support.tsx'

afterEach(() => {
  clear()
  localStorage.clear()
})

/** A kind of record the product does not have. */
type Crate = { label: string; weight?: number | undefined; version?: number }

const form: RecordForm<Crate> = {
  fields: [
    { id: 'label', name: 'orders.field.cargoDescription', kind: textKind(20), props: ['label'] },
    { id: 'weight', name: 'orders.field.weight', kind: numberKind('kg'), props: ['weight'] },
  ],
  rows: [
    ['grid-cols-1', 'label'],
    ['grid-cols-1', 'weight'],
  ],
  required: ['label'],
  blank: { label: '' },
  texts: {},
  check: ({ label }) => (label === '' ? errorAt('label', 'required') : []),
}

const asked = { endpoint: 'orders.update', kind: 'http', message: 'Gerade nicht' } as const
const versionConflict = (current: Crate) => new ApiError({ ...asked, code: 'VERSION_CONFLICT', body: { current } })

/** Draws the form; what it sends is answered by `answers` in their order, then by success. */
function open(answers: (Error | false | Promise<void>)[] = [], more: { record?: Crate; tenantId?: string } = {}) {
  const { record, tenantId = 'nordkurs' } = more
  const sent: unknown[] = []
  let isOpen = true
  draw(
    <SessionProvider session={{ ...context().session, tenantId, name: 'Vera', email: 'vera@nordkurs.example' }}>
      <RecordFormDialog
        form={form}
        name="crate"
        title="Kiste"
        confirm="Anlegen"
        record={record}
        currentOf={(error) =>
          error instanceof ApiError && error.code === 'VERSION_CONFLICT'
            ? (error.body as { current: Crate }).current
            : undefined
        }
        onSend={async ({ values, record: upon }) => {
          sent.push({ ...values, ...(upon && { upon: upon.version }) })
          const answer = await answers.shift()
          if (answer instanceof Error) throw answer
          return answer
        }}
        onClose={() => {
          isOpen = false
        }}
      />
    </SessionProvider>,
  )
  return { sent, isOpen: () => isOpen }
}

const label = () => page.getByRole('textbox', { name: 'Ladung' })
const weight = () => page.getByRole('textbox', { name: 'Gewicht' })
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)

describe('a form of any record', () => {
  test('says what is wrong at its field, which gets the keyboard, and sends nothing', async () => {
    const { sent } = open()
    await expect.element(label()).toHaveFocus()
    await userEvent.keyboard('{Tab}12{Enter}')
    await expect.element(label()).toHaveFocus()
    await expect.element(label()).toHaveAccessibleDescription('Pflichtfeld')
    await userEvent.keyboard('Kiste{Tab}zwölf{Enter}')
    await expect.element(weight()).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('is sent once, however often Enter is pressed; it stands until the server has it, and is forgotten then', async () => {
    let answer = (): void => undefined
    const { sent, isOpen } = open([new Promise<void>((resolve) => (answer = resolve))])
    await userEvent.keyboard('Kiste{Enter}{Enter}{Enter}')
    await expect.poll(() => sent).toEqual([{ label: 'Kiste', weight: null }])
    expect(isOpen()).toBe(true)
    answer()
    await expect.poll(isOpen).toBe(false)
    expect(sent).toHaveLength(1)
    open()
    await expect.element(label()).toHaveValue('')
  })

  test('keeps what did not arrive, says why, and is sent again by Enter alone', async () => {
    const { sent, isOpen } = open([new ApiError(asked), false])
    await userEvent.keyboard('Kiste{Enter}')
    await expect.poll(alerts).toEqual(['Gerade nicht'])
    await expect.element(label()).toHaveValue('Kiste')
    // The person turns away from what is asked on the way: it stands as well.
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toHaveLength(2)
    await expect.poll(alerts).toEqual([])
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.poll(isOpen).toBe(false)
  })

  test('shows at its field what the server has against one', async () => {
    const fieldErrors = [{ path: 'weight', code: 'x', severity: 'error' as const, message: 'Zu schwer' }]
    open([new ApiError({ ...asked, status: 422, fieldErrors })])
    await userEvent.keyboard('Kiste{Tab}12{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(weight()).toHaveAccessibleDescription('Zu schwer')
    await expect.element(weight()).toHaveFocus()
    expect(alerts()).toEqual([])
  })
})

describe('what is typed in a form', () => {
  test('is there again after a reload, for this tenant alone, until it is given up', async () => {
    open()
    await userEvent.keyboard('Kiste{Tab}12')
    open([], { tenantId: 'other' })
    await expect.element(label()).toHaveValue('')
    const { isOpen } = open()
    await expect.element(label()).toHaveValue('Kiste')
    await expect.element(weight()).toHaveValue('12')
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    open()
    await expect.element(label()).toHaveValue('')
  })
})

describe('a form of a record somebody else has changed', () => {
  const record = { label: 'Kiste', weight: 10, version: 1 }

  test('in another field: theirs comes along, and nobody is asked', async () => {
    const { sent, isOpen } = open([versionConflict({ label: 'Fass', weight: 10, version: 2 })], { record })
    await weight().fill('12')
    await userEvent.keyboard('{Enter}')
    await expect.poll(isOpen).toBe(false)
    expect(sent).toEqual([
      { label: 'Kiste', weight: 12, upon: 1 },
      { label: 'Fass', weight: 12, upon: 2 },
    ])
  })

  test('in the same field: theirs is shown, and mine goes onto it when I send again', async () => {
    const { sent, isOpen } = open([versionConflict({ label: 'Fass', weight: 11, version: 2 })], { record })
    await weight().fill('12')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Inzwischen: 11 kg')).toBeVisible()
    await expect.poll(alerts).toEqual(['Jemand hat dasselbe inzwischen geändert.'])
    await expect.element(weight()).toHaveValue('12')
    expect([sent.length, isOpen()]).toEqual([1, true])
    await userEvent.keyboard('{Enter}')
    await expect.poll(isOpen).toBe(false)
    expect(sent.at(-1)).toEqual({ label: 'Fass', weight: 12, upon: 2 })
  })

  test('while what was typed waited over a reload: it is seen as well', async () => {
    open([], { record })
    await weight().fill('12')
    open([], { record: { label: 'Fass', weight: 11, version: 2 } })
    await expect.element(label()).toHaveValue('Fass')
    await expect.element(weight()).toHaveValue('12')
    await expect.element(page.getByText('Inzwischen: 11 kg')).toBeVisible()
  })
})
