import { describe, expect, test } from 'vitest'
import { connectionOf } from '#src/features/chrome/status-bar/connection.ts'
import type { LiveStatus } from '#src/features/chrome/status-bar/live-status.tsx'
import { initialsOf } from '#src/features/chrome/top-bar/initials.ts'
import { shortCompanyName } from '#src/features/chrome/top-bar/short-company-name.ts'

describe('the connection in words', () => {
  const live = (changes: Partial<LiveStatus>): LiveStatus => ({
    state: 'open',
    attempt: 0,
    lastMessageAt: undefined,
    ...changes,
  })
  const at = Date.UTC(2026, 10, 23, 13, 3)
  test.each([
    [live({ lastMessageAt: at }), undefined, ['chrome.online', 'chrome.live', false]],
    [live({}), undefined, ['chrome.online', 'chrome.liveSilent', false]],
    [live({ state: 'disabled' }), undefined, ['chrome.online', 'chrome.liveOff', false]],
    [live({ state: 'connecting', attempt: 1 }), undefined, ['chrome.online', 'chrome.liveConnecting', false]],
    [live({ state: 'connecting', attempt: 3 }), undefined, ['chrome.reconnecting', 'chrome.attemptRunning', true]],
    [live({ state: 'waiting', attempt: 2 }), undefined, ['chrome.reconnecting', 'chrome.attempt', true]],
    [live({ state: 'offline' }), at, ['chrome.offlineSince', 'chrome.dataFrom', true]],
  ])('%j, offline since %s', (status, offlineSince, expected) => {
    const { title, detail, retry } = connectionOf(status, offlineSince, at)
    expect([title.key, detail?.key, retry]).toEqual(expected)
  })

  test('names the coming attempt and the 1.5 s until then', () => {
    const { detail } = connectionOf(live({ state: 'waiting', attempt: 2 }), undefined, undefined)
    expect(detail).toEqual({ key: 'chrome.attempt', values: { attempt: 3, seconds: 1.5 } })
  })
})

test.each([
  ['Jana Petersen', 'JP'],
  ['Admin', 'A'],
  ['Öz Ümit Şahin', 'ÖŞ'],
  ['', '?'],
  ['12 34', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Nordkurs Spedition GmbH', 'Nordkurs', 'Nordkurs Spedition'],
  ['Main-Spessart Logistik KG', 'Main-Spessart', 'Main-Spessart Logistik'],
  ['elbeoder', 'elbeoder', 'elbeoder'],
  ['', '', ''],
])('the company "%s" is "%s" on a narrow screen and "%s" on a wide one', (name, short, medium) => {
  expect(shortCompanyName(name)).toEqual({ short, medium })
})
