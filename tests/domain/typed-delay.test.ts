import { expect, test } from 'vitest'
import { typedDelay } from '#src/domain/basics/typed-delay.ts'

test.each([
  ['45', 45, ''],
  ['45 min', 45, ''],
  ['+45 Stau A7', 45, 'Stau A7'],
  ['45min, Stau A7', 45, 'Stau A7'],
  ['45 Minuten – Panne', 45, 'Panne'],
  ['45 Motorschaden', 45, 'Motorschaden'],
  ['1 h', 60, ''],
  ['1 h 30 Panne', 90, 'Panne'],
  ['1h30min Panne', 90, 'Panne'],
  ['1,5 Std. Warten an der Rampe', 90, 'Warten an der Rampe'],
  ['2 Stunden', 120, ''],
  ['1 Hupe defekt', 1, 'Hupe defekt'],
  ['1:30 Zoll', 90, 'Zoll'],
  ['0', 0, ''],
  ['40320', 40_320, ''],
])('%j is a delay', (text, minutes, cause) => {
  expect(typedDelay(text)).toEqual({ minutes, cause })
})

test.each(['', 'Stau', '-5', '1:75', '45,5', '40321', '700 h'])('%j is none', (text) => {
  expect(typedDelay(text)).toBeUndefined()
})

test('a cause is cut where the server takes no more', () => {
  expect(typedDelay(`5 ${'x'.repeat(300)}`)?.cause).toHaveLength(200)
})
