import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CriticalErrorScreen,
  MissingCodeScreen,
  PageErrorScreen,
  PanelErrorScreen,
} from '#src/app/failures/error-screens.tsx'
import { StartScreen, StartupFailure } from '#src/app/start/start-screen.tsx'
import { clear, draw, press } from './keyboard-support.tsx'
import { createStore } from '#src/storage/store.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  clear()
  vi.useRealTimers()
})

const failure = { error: new Error('Cannot read properties of undefined'), id: '8F2C-41D7-B03E' }

/** A tab with a memory of its own; `happened` is what the page did to itself. */
function page(reloads: number[] = [], isOnline = true) {
  const happened: string[] = []
  return {
    happened,
    ports: {
      isOnline: () => isOnline,
      reload: () => void happened.push('reload'),
      forget: () => void happened.push('forget'),
      now: () => 100_000,
      storage: createStore(memoryStorage([['critical-reloads', JSON.stringify(reloads)]])),
    },
  }
}

const buttons = () =>
  [...document.querySelectorAll('button')].map((one) => one.querySelector(':scope > span')?.textContent)
const timer = () => document.querySelector('[role="timer"]')?.textContent
const pass = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds))
function click(name: string) {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))
  if (found === undefined) throw new Error(`No button ${name}`)
  flushSync(() => found.click())
}

describe('Kritischer Fehler', () => {
  test('counts down 3 seconds in words, then reloads once', () => {
    const { ports, happened } = page()
    draw(<CriticalErrorScreen failure={failure} ports={ports} />)
    const said = [document.querySelector('h1')?.textContent, timer()]
    pass(1000)
    said.push(timer())
    pass(1000)
    said.push(timer())
    expect(happened).toEqual([])
    pass(1000)
    pass(60_000)
    expect(said).toEqual([
      'Kritischer Fehler',
      'Die Seite wird in 3 Sekunden neu geladen.',
      'Die Seite wird in 2 Sekunden neu geladen.',
      'Die Seite wird in 1 Sekunde neu geladen.',
    ])
    expect(happened).toEqual(['reload'])
    expect(document.body.textContent).toContain('8F2C-41D7-B03E')
  })

  test('the button stops it, and so does Esc', () => {
    for (const stop of [() => click('Anhalten'), () => press('Escape')]) {
      const { ports, happened } = page()
      draw(<CriticalErrorScreen failure={failure} ports={ports} />)
      pass(2000)
      expect(document.activeElement?.textContent).toContain('Anhalten')
      stop()
      pass(60_000)
      expect([timer(), happened]).toEqual(['Die Seite lädt nicht mehr von selbst neu.', []])
      expect(document.activeElement?.textContent).toContain('Neu laden')
      clear()
    }
  })

  test('after 3 reloads in 2 minutes only the own choices remain; local data go only after a second yes', () => {
    const { ports, happened } = page([10_000, 40_000, 90_000])
    draw(<CriticalErrorScreen failure={failure} ports={ports} />)
    pass(60_000)
    expect([timer(), happened]).toEqual(['Die Seite lädt nicht mehr von selbst neu.', []])
    expect(buttons().slice(1)).toEqual(['Neu laden', 'Lokale Daten zurücksetzen'])
    click('Neu laden')
    expect(happened).toEqual(['reload'])
    click('Lokale Daten zurücksetzen')
    expect(happened).toEqual(['reload'])
    click('Ja, zurücksetzen')
    expect(happened).toEqual(['reload', 'forget', 'reload'])
  })
})

describe('a page whose code is missing', () => {
  const missing = { error: new Error('Code is missing: Failed to fetch dynamically imported module'), id: 'A-1' }

  test('reloads like a broken app, visibly, and can be stopped and tried again', () => {
    const { ports, happened } = page()
    const retry = vi.fn<() => void>()
    draw(<MissingCodeScreen failure={missing} ports={ports} onRetry={retry} />)
    expect([document.querySelector('h1')?.textContent, timer(), ...buttons().slice(1)]).toEqual([
      'Etwas ist schiefgelaufen',
      'Die Seite wird in 3 Sekunden neu geladen.',
      'Anhalten',
      'Neu laden',
      'Erneut versuchen',
    ])
    press('r')
    expect(retry).toHaveBeenCalledTimes(1)
    pass(1000)
    pass(1000)
    pass(1000)
    expect(happened).toEqual(['reload'])
  })

  test('after 3 reloads of any cause in 2 minutes, and without a network, it waits for the person', () => {
    for (const { ports, happened } of [page([10_000, 40_000, 90_000]), page([], false)]) {
      draw(<MissingCodeScreen failure={missing} ports={ports} />)
      pass(60_000)
      expect([timer(), happened]).toEqual(['Die Seite lädt nicht mehr von selbst neu.', []])
      expect(buttons().slice(1)).toEqual(['Neu laden', 'Lokale Daten zurücksetzen'])
      clear()
    }
  })
})

describe('Etwas ist schiefgelaufen', () => {
  test('offers another try, the way to the Dispo and a reload, and shows the error id', () => {
    draw(<PageErrorScreen failure={failure} onRetry={() => {}} />)
    expect([document.querySelector('h1')?.textContent, ...buttons().slice(1)]).toEqual([
      'Etwas ist schiefgelaufen',
      'Erneut versuchen',
      'Zur Dispo',
      'Seite neu laden',
    ])
    expect(document.body.textContent).toContain('8F2C-41D7-B03E')
  })

  test('the key r tries the page again, and a panel', () => {
    for (const Screen of [PageErrorScreen, PanelErrorScreen]) {
      const retry = vi.fn<() => void>()
      draw(<Screen failure={failure} onRetry={retry} />)
      press('r')
      expect(retry).toHaveBeenCalledTimes(1)
      clear()
    }
  })
})

test('the start-up screen names the app and says what it does; a wrong API URL stops it with its message', () => {
  draw(<StartScreen />)
  expect(document.body.innerText.split('\n').filter(Boolean)).toEqual(['Dispo', 'Initialisiere API Verbindung…'])
  const message = 'API URL must be a valid HTTP(S) URL: ftp://api'
  draw(<StartupFailure message={message} />)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(message)
})
