import { afterEach, expect, test } from 'vitest'
import { QuestionContent } from '#src/app/questions/question-dialog.late.tsx'
import { clear, draw } from './keyboard-support.tsx'

afterEach(clear)

const question = { title: 'Auftrag löschen?', confirmLabel: 'Löschen' }
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ innerText }) => innerText.startsWith(name))

/** Presses a key where the focus is by then; true where it comes to what has the focus there. */
const comesTo = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('Eingabe pressed right after something did not arrive is meant for the question that still stands', async () => {
  const sent: string[] = []
  const asked = {
    ...{ title: 'Angebot suchen', label: 'Suche', text: 'Saatgut', line: () => undefined },
    async send(text: string): Promise<boolean> {
      sent.push(text)
      throw new Error('Kein offenes Angebot')
    },
  }
  const [answer, sending] = [() => undefined, () => undefined]
  draw(<QuestionContent pending={{ kind: 'text', id: 1, question: asked, answer, sending }} />)
  const form = document.querySelector('dialog form')
  if (!(form instanceof HTMLFormElement)) throw new Error('There is no form')
  form.requestSubmit()
  // On its way it is one stroke, however often it is pressed.
  expect(comesTo('Enter')).toBe(false)
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Kein offenes Angebot')
  expect([comesTo('Enter'), sent]).toEqual([true, ['Saatgut']])
})

test('Eingabe pressed twice on a button answers once, and opens no row behind', () => {
  for (const [name, expected] of [
    ['Abbrechen', false],
    ['Löschen', true],
  ] as const) {
    const answers: boolean[] = []
    draw(<QuestionContent pending={{ kind: 'confirm', id: 1, question, answer: (yes) => void answers.push(yes) }} />)
    // As the browser does for Enter on a button.
    button(name)?.click()
    expect([answers, comesTo('Enter')]).toEqual([[expected], false])
    // Anyone who presses something else has seen that it is answered.
    expect([comesTo('j'), comesTo('Enter')]).toEqual([true, true])
    clear()
  }
})
