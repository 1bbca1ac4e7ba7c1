import { expect, test } from 'vitest'
import { openFrom, usualStart } from '#src/domain/planning/facts/windows.ts'
import { at, end } from './planning-world.ts'

const on = (openingHours: string) => end('20457', { date: '2026-11-27', openingHours })

test('without times a tour begins when the place opens, and where it is closed or says nothing at seven', () => {
  expect([on('Mo-Fr 06:00-14:00'), on('Mo 06:00-14:00'), on('  ')].map(usualStart)).toEqual([
    at('06:00'),
    at('07:00'),
    at('07:00'),
  ])
})

test('opening hours of blanks close nothing', () => {
  expect(openFrom(on('  '), at('23:00'))).toBe(at('23:00'))
})
