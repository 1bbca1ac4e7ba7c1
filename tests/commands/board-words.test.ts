import { expect, test } from 'vitest'
import { axisLabels, dayWords, isHourWhole } from '#src/features/dispatch/board/head/axis-words.ts'
import { firstFitting, textWidth, withInitial } from '#src/ui/text-width.ts'
import { overEdge, stopLabels } from '#src/features/dispatch/moving/preview/stop-labels.ts'

const view = { left: 100, right: 400 }

test('an hour on the axis stands whole or not at all: at the edges of the view, and beside the labels on it', () => {
  const hours = [96, 104, 112, 391, 395, 404, 412]
  expect(hours.filter((x) => isHourWhole(x, view, []))).toEqual([112, 391, 412])
  const labels = axisLabels(300, { x: 200, words: 'Di 14:30' })
  const around = [160, 170, 180, 200, 230, 240, 265, 275, 300, 325, 335]
  expect(around.filter((x) => isHourWhole(x, view, labels))).toEqual([160, 240, 265, 335])
})

test('now stands beside the cursor’s label where both would be on each other, on its own side', () => {
  const [cursor, after] = axisLabels(210, { x: 200, words: 'Di 14:30' })
  const [, before] = axisLabels(190, { x: 200, words: 'Di 14:30' })
  expect(after!.x - after!.half).toBeGreaterThan(cursor!.x + cursor!.half)
  expect(before!.x + before!.half).toBeLessThan(cursor!.x - cursor!.half)
  expect(axisLabels(210)).toEqual([{ x: 210, half: 21 }])
})

test('a day says its name and as many facts as it has room for, then its short name, then nothing', () => {
  const day = { name: 'So 29.11.', short: 'So', facts: ['heute', 'Fahrverbot 0–22'] }
  expect(dayWords(day, 300)).toEqual({ name: 'So 29.11.', facts: ['heute', 'Fahrverbot 0–22'] })
  expect(dayWords(day, 120)).toEqual({ name: 'So 29.11.', facts: ['heute'] })
  expect(dayWords(day, 80)).toEqual({ name: 'So 29.11.', facts: [] })
  expect(dayWords(day, 40)).toEqual({ name: 'So', facts: [] })
  expect(dayWords(day, 20)).toEqual({ name: '', facts: [] })
})

test('a driver who does not fit is called by the family name', () => {
  expect(withInitial('Karl Thießen')).toBe('K. Thießen')
  expect(withInitial('Íñigo de Vries')).toBe('Í. de Vries')
  expect(withInitial('Kowalski')).toBe('Kowalski')
  const ways = ['Koffersattel · Thomas Kowalski', 'Koffersattel · T. Kowalski'] as const
  expect(firstFitting(ways, 200, 11)).toBe(ways[0])
  expect(firstFitting(ways, 140, 11)).toBe(ways[1])
  expect(firstFitting(ways, 100, 11)).toMatch(/^Koffersattel · T.*…$/)
})

const towns = (...names: string[]) => names.map((text) => ({ text, isNew: false, isCuttable: true }))

test('towns below the chart never lie on each other, and none is a stub', () => {
  expect(stopLabels(towns('Hannover', 'Kassel', 'Aschaffenburg', 'Würzburg'), 88)).toEqual([
    ...['Hannover', 'Kassel', 'Aschaffenburg', 'Würzburg'],
  ])
  for (const count of [2, 3, 4, 5, 8, 12]) {
    const all = towns(...Array.from({ length: count }, (_, at) => (at % 2 ? 'Frankfurt am Main' : 'Friedrichshafen')))
    const step = 264 / (count - 1)
    const shown = stopLabels(all, step)
    const boxes = shown.flatMap((text, at) => {
      const wide = textWidth(text, 12) * 1.06
      const from = at === 0 ? 0 : at === count - 1 ? 264 + overEdge(count) - wide : at * step - wide / 2
      return text === '' ? [] : [{ from, to: from + wide }]
    })
    expect(boxes.length).toBeGreaterThanOrEqual(2)
    for (const [at, box] of boxes.entries()) if (at > 0) expect(box.from).toBeGreaterThan(boxes[at - 1]!.to)
    for (const text of shown) expect(text).toMatch(/^$|^\p{L}{4}/u)
  }
})

test('what is added has its name before what was there, and a time is whole or missing', () => {
  const stops = towns('Hamburg', 'Lüneburg', 'Göttingen', 'Kassel', 'Fulda', 'Ulm')
  expect(stopLabels(stops, 53)[3]).toBe('')
  stops[3]!.isNew = true
  expect(stopLabels(stops, 53)[3]).toBe('Kassel')
  const clock = ['07:00', '10:54', '12:30', '15:09', '16:43', '18:00', '19:00', '20:15', '21:00']
  const times = clock.map((time) => `Mittwoch ${time}`)
  const shown = stopLabels(
    times.map((text) => ({ text, isNew: false, isCuttable: false })),
    33,
  )
  expect(shown.filter((text, at) => text !== '' && text !== times[at])).toEqual([])
  expect(shown).toContain('')
})
