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

test.each([
  ['Abbrechen', false],
  ['Löschen', true],
])('Eingabe pressed twice on %s answers once, and opens no row behind', (name, expected) => {
  const answers: boolean[] = []
  draw(<QuestionContent pending={{ kind: 'confirm', id: 1, question, answer: (yes) => void answers.push(yes) }} />)
  // As the browser does for Enter on a button.
  button(name)?.click()
  expect([answers, comesTo('Enter')]).toEqual([[expected], false])
  // Anyone who presses something else has seen that it is answered.
  expect([comesTo('j'), comesTo('Enter')]).toEqual([true, true])
})
