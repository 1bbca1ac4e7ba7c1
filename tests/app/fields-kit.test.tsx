import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editField } from '#src/records/fields/saving/editing.ts'
import { longKind } from '#src/records/fields/kinds/kinds.ts'
import { createSessionValues } from '#src/workspace/session/session-values.tsx'
import { context, recordingServices } from '#tests/commands/support.ts'
import { userEvent } from '#tests/support/typing.ts'
import { CrateApp, createCrates } from './fields-kit-support.tsx'
import { clear, draw } from './keyboard-support.tsx'

afterEach(() => {
  clear()
  localStorage.clear()
})

const shown = () => [...document.querySelectorAll('[data-field]')].map((field) => field.getAttribute('aria-label'))
const focused = () => `${document.activeElement?.tagName} ${document.activeElement?.getAttribute('data-field')}`
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)
const bodies = (sent: readonly { body: unknown }[]) => sent.map(({ body }) => body)

/** Opens a field of the crate and types into it. */
async function typeInto(id: string, text: string): Promise<void> {
  document.querySelector<HTMLElement>(`button[data-field="${id}"]`)?.click()
  await expect.poll(focused).toBe(`INPUT ${id}`)
  await userEvent.keyboard(text)
}

function open() {
  const crates = createCrates()
  draw(<CrateApp crates={crates} />)
  return crates
}

describe('a field of any record', () => {
  test('shows its value with its unit; what holds nothing is folded away', () => {
    open()
    expect(shown()).toEqual(['Ladung: Kiste', 'Gewicht (kg): 10 kg'])
    expect(document.querySelector('[data-fields] button[aria-expanded]')?.textContent).toBe(
      'Alle Felder zeigen (1 leeres)',
    )
  })

  test('is sent alone, upon the version it began with, with a key of its own, and is noted in words', async () => {
    const { sent, noted } = open()
    await typeInto('weight', '12,5{Enter}')
    await expect.poll(shown).toEqual(['Ladung: Kiste', 'Gewicht (kg): 12,5 kg'])
    await typeInto('weight', '20{Enter}')
    await expect.poll(() => noted).toEqual(['Gewicht (kg) 12,5 kg', 'Gewicht (kg) 20 kg'])
    expect(sent.map(({ id, body, ifMatch }) => [id, body, ifMatch])).toEqual([
      ['crate-1', { weight: 12.5 }, 1],
      ['crate-1', { weight: 20 }, 2],
    ])
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test('with an error stays open, with a warning it is saved', async () => {
    const { sent } = open()
    await typeInto('weight', '5000{Enter}')
    await expect.poll(alerts).toHaveLength(1)
    expect([focused(), sent]).toEqual(['INPUT weight', []])
    await userEvent.keyboard('{Control>}a{/Control}600')
    await expect.poll(alerts).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => bodies(sent)).toEqual([{ weight: 600 }])
  })

  test('Tab saves and goes on, Esc takes back what was typed', async () => {
    const { sent } = open()
    await typeInto('label', 'Fass{Tab}')
    await expect.poll(focused).toBe('INPUT weight')
    await userEvent.keyboard('77{Escape}')
    await expect.poll(shown).toEqual(['Ladung: Fass', 'Gewicht (kg): 10 kg'])
    expect(bodies(sent)).toEqual([{ label: 'Fass' }])
  })
})

describe('somebody else was faster', () => {
  test('with the same field: both values stand there, and mine goes onto theirs when I say so', async () => {
    const crates = open()
    crates.behind({ weight: 11 })
    await typeInto('weight', '12{Enter}')
    await expect.element(page.getByText('Inzwischen: 11 kg')).toBeVisible()
    await expect.element(page.getByText('Ihr Wert: 12 kg')).toBeVisible()
    expect(crates.stored().weight).toBe(11)
    await userEvent.click(page.getByRole('button', { name: 'Meinen Wert speichern' }))
    await expect.poll(() => crates.stored()).toMatchObject({ weight: 12, version: 3 })
    expect(crates.sent.map(({ ifMatch }) => ifMatch)).toEqual([1, 2])
  })

  test('with another field: nobody is asked', async () => {
    const crates = open()
    crates.behind({ label: 'Fass' })
    await typeInto('weight', '12{Enter}')
    await expect.poll(shown).toEqual(['Ladung: Fass', 'Gewicht (kg): 12 kg'])
  })
})

describe('two decisions', () => {
  test('2 takes theirs, Esc goes back to what was typed', async () => {
    const crates = open()
    crates.behind({ weight: 11 })
    await typeInto('weight', '12{Enter}')
    await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe('INPUT weight')
    await expect.element(page.getByRole('textbox')).toHaveValue('12')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus()
    await userEvent.keyboard('2')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Gewicht (kg): 11 kg')
    expect(crates.stored()).toMatchObject({ weight: 11, version: 2 })
  })

  test('of two fields each is decided by itself', async () => {
    const crates = open()
    crates.behind({ label: 'Fass', weight: 11 })
    await typeInto('label', 'Korb{Tab}')
    await expect.element(page.getByText('Inzwischen: Fass')).toBeVisible()
    expect(focused()).toBe('INPUT weight')
    crates.behind({ weight: 13 })
    await userEvent.keyboard('12{Enter}')
    await expect.poll(() => document.querySelectorAll('[role="alert"] button').length).toBe(6)
    await userEvent.keyboard('1')
    await expect.poll(() => crates.stored()).toMatchObject({ label: 'Fass', weight: 12 })
    // The other one is still to be decided.
    await expect.poll(() => document.querySelectorAll('[role="alert"] button').length).toBe(3)
  })
})

describe('what did not arrive', () => {
  test('stays with its reason, and is sent again with the key it had', async () => {
    const crates = open()
    crates.loseAnswer()
    await typeInto('weight', '12{Enter}')
    await expect.poll(alerts).toEqual(['Nicht gesendet. Ihre Eingabe bleibt hier stehen.Nicht erreichbar'])
    await userEvent.click(page.getByRole('button', { name: 'Jetzt senden' }))
    await expect.poll(shown).toEqual(['Ladung: Kiste', 'Gewicht (kg): 12 kg'])
    expect(new Set(crates.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('is not sent by passing over it with Tab, nor do letters lead into it; Enter sends it', async () => {
    const crates = open()
    crates.loseAnswer()
    await typeInto('label', 'Fass{Enter}')
    await expect.poll(alerts).toHaveLength(1)
    await userEvent.keyboard('{Tab}')
    await expect.poll(focused).toBe('INPUT weight')
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe('BUTTON weight')
    await userEvent.keyboard('k')
    expect(focused()).toBe('BUTTON weight')
    await userEvent.keyboard('{ArrowUp}')
    expect([focused(), crates.stored().label]).toEqual(['INPUT label', 'Kiste'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => crates.stored().label).toBe('Fass')
  })

  test('says what the server has against the field itself', async () => {
    const crates = open()
    crates.refuseNext('weight', 'Mehr als die Waage anzeigt')
    await typeInto('weight', '12{Enter}')
    await expect.poll(alerts).toEqual(['Nicht gespeichert. Ihre Eingabe bleibt hier stehen.Mehr als die Waage anzeigt'])
    await expect.element(page.getByRole('textbox')).toHaveValue('12')
  })

  test('because it is too long is not cut off in silence', async () => {
    const { sent } = open()
    await typeInto('label', 'Gitterbox mit Deckel und Boden{Enter}')
    await expect.poll(alerts).toEqual(['Höchstens 20 Zeichen'])
    await expect.element(page.getByRole('textbox')).toHaveValue('Gitterbox mit Deckel und Boden')
    expect(sent).toEqual([])
  })

  test.each([
    ['Speichern', 12],
    ['Verwerfen', 10],
  ])('is there again after a reload, and "%s" beside it works by mouse', async (word, weight) => {
    const crates = open()
    await typeInto('weight', '12')
    clear()
    draw(<CrateApp crates={crates} />)
    await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: word }))
    await expect.poll(shown).toEqual(['Ladung: Kiste', `Gewicht (kg): ${weight} kg`])
    expect(crates.stored().weight).toBe(weight)
  })

  test('is there again after a reload, for this person in this tenant alone', async () => {
    const crates = open()
    await typeInto('weight', '12')
    draw(<CrateApp crates={crates} tenantId="elbeoder" />)
    expect(shown()).toEqual(['Ladung: Kiste', 'Gewicht (kg): 10 kg'])
    draw(<CrateApp crates={crates} />)
    await expect.poll(() => document.querySelector<HTMLInputElement>('input, textarea')?.value).toBe('12')
    expect(crates.sent).toEqual([])
  })
})

test('Esc in a text of several lines keeps what was typed: it waits to be saved or thrown away', async () => {
  const crates = createCrates({ label: longKind(200) })
  draw(<CrateApp crates={crates} />)
  const begin = async () => {
    document.querySelector<HTMLElement>('button[data-field="label"]')?.click()
    await expect.poll(focused).toBe('TEXTAREA label')
  }
  await begin()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe('BUTTON label')
  await begin()
  await userEvent.keyboard(' mit Deckel{Escape}')
  await expect.element(page.getByRole('button', { name: 'Speichern' })).toHaveFocus()
  await expect.element(page.getByRole('textbox')).toHaveValue('Kiste mit Deckel')
  expect(crates.sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => crates.stored().label).toBe('Kiste mit Deckel')
})

test('What another tab has typed in the same record outlives what is done in this one', async () => {
  const crates = open()
  await typeInto('weight', '12')
  const slot = () => Object.keys(localStorage).find((key) => key.startsWith('draft.load-field')) ?? ''
  const kept = () => JSON.parse(localStorage.getItem(slot()) ?? '{"value":{}}').value as Record<string, object>
  await expect.poll(() => Object.keys(kept())).toEqual(['weight'])
  const other = { text: 'Fass', base: ['Kiste'], version: 1 }
  localStorage.setItem(slot(), JSON.stringify({ v: 1, value: { ...kept(), label: other } }))
  await userEvent.keyboard('4')
  expect(kept()).toMatchObject({ weight: { text: '124' }, label: other })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => crates.stored().weight).toBe(124)
  await expect.poll(kept).toEqual({ label: other })
})

test('Two apps in one page type each for itself', async () => {
  const crates = createCrates()
  draw(
    <>
      <CrateApp crates={crates} tenantId="nordkurs" />
      <CrateApp crates={crates} tenantId="elbeoder" />
    </>,
  )
  document.querySelector<HTMLElement>('[data-app="elbeoder"] button[data-field="weight"]')?.click()
  await expect.poll(focused).toBe('INPUT weight')
  const controls = (app: string) => document.querySelectorAll(`[data-app="${app}"] input`).length
  expect([controls('nordkurs'), controls('elbeoder')]).toEqual([0, 1])
})

test('A command asks for a field before the record is on the screen: it opens once it is there', async () => {
  const crates = createCrates()
  const values = createSessionValues()
  const services = recordingServices([], { sessionValue: values.of })
  draw(<CrateApp crates={crates} values={values} isShown={false} />)
  const place = { path: '/loads/crate-1', screen: 'load', scopes: new Set<string>() }
  editField(context({ services, place, focus: { kind: 'load', id: 'crate-1' } }), 'weight')
  draw(<CrateApp crates={crates} values={values} />)
  await expect.poll(focused).toBe('INPUT weight')
})
