import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AuthPorts, Credentials, Registration, Session } from '#machines/auth-ports.ts'
import { createAuthMachine } from '#machines/auth.machine.ts'
import { AuthProvider } from '#src/features/account/auth-context.tsx'
import { LoginScreen } from '#src/features/account/sign-in/login-screen.tsx'
import { clear, draw, press } from './keyboard-support.tsx'
import { flushSync } from 'react-dom'

const now = Date.UTC(2026, 10, 23, 13, 0)

// What is said of days says it of this one, whenever it is asked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))

afterEach(() => {
  vi.useRealTimers()
  clear()
})

function session(email: string): Session {
  return {
    token: 'token',
    demo: false,
    user: { id: 'u', email, name: email, role: 'dispatcher', tenantId: 'nordkurs' },
  }
}

interface AuthCalls {
  logins: Credentials[]
  registrations: Registration[]
}

/** Draws the login screen with a person who has signed out. */
async function open(demo: boolean, ports: Partial<AuthPorts> = {}) {
  const asked: AuthCalls = { logins: [], registrations: [] }
  const actor = createActor(
    createAuthMachine({
      restore: async () => undefined,
      login: async (credentials) => {
        asked.logins.push(credentials)
        return session(credentials.email)
      },
      register: async (data) => {
        asked.registrations.push(data)
        return { kind: 'verification', email: data.email, expiresAt: now + 3_600_000 }
      },
      refresh: async () => 'unavailable',
      logout: async () => undefined,
      switchTenant: async () => session('x'),
      now: () => now,
      tokenExpiry: () => now + 3_600_000,
      ...ports,
    }),
    { input: { demoSuppressed: true } },
  ).start()
  draw(
    <AuthProvider value={{ actor, demo }}>
      <LoginScreen />
    </AuthProvider>,
  )
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    flushSync(() => {})
  }
  return { asked, actor, settled }
}

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(label))
  const input = found?.htmlFor ? document.getElementById(found.htmlFor) : found?.querySelector('input')
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`)
  return input
}

function fill(label: string, value: string) {
  const input = field(label)
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  flushSync(() => {
    setter?.call(input, value)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

function click(name: string, selector = 'button') {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent?.includes(name))
  if (found === undefined) throw new Error(`No ${selector} ${name}`)
  flushSync(() => found.click())
}

const alerts = () =>
  [...document.querySelectorAll('[role="alert"]')].map((one) =>
    [...one.querySelectorAll('p, li')].map((line) => line.textContent),
  )
const below = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent

describe('Signing in', () => {
  test('sends e-mail, password and "Angemeldet bleiben"', async () => {
    const { asked, settled } = await open(false)
    fill('E-Mail', ' dispo@nordkurs.example ')
    fill('Passwort', ' geheim ')
    flushSync(() => field('Angemeldet bleiben').click())
    click('Anmelden', 'button[type="submit"]')
    await settled()
    expect(asked.logins).toEqual([{ email: 'dispo@nordkurs.example', password: ' geheim ', rememberMe: true }])
  })

  test('an empty form is not sent, says why, and the first field gets the focus', async () => {
    const { asked } = await open(false)
    click('Anmelden', 'button[type="submit"]')
    expect([below('E-Mail'), below('Passwort')]).toEqual([
      'Bitte die E-Mail-Adresse angeben',
      'Bitte das Passwort angeben',
    ])
    expect(document.activeElement).toBe(field('E-Mail'))
    expect(asked.logins).toEqual([])
  })

  test('a refusal is shown in its words, and what was typed stays', async () => {
    const failed = 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.'
    const unavailable = 'Backend unavailable and not a demo account'
    for (const [message, shown] of [
      ['Login fehlgeschlagen', [failed]],
      [failed, [failed]],
      [unavailable, ['Server nicht erreichbar', unavailable]],
      ['Rate limited', ['Login fehlgeschlagen', 'Rate limited']],
    ] as const) {
      const { settled } = await open(false, { login: () => Promise.reject(new Error(message)) })
      fill('E-Mail', 'dispo@nordkurs.example')
      fill('Passwort', 'falsch')
      click('Anmelden', 'button[type="submit"]')
      await settled()
      expect(alerts()).toEqual([shown])
      expect([field('E-Mail').value, field('Passwort').value]).toEqual(['dispo@nordkurs.example', 'falsch'])
      await expect.poll(() => document.activeElement).toBe(field('Passwort'))
      clear()
    }
  })

  test('a session that was refused says so, with the words of the catalogue', async () => {
    const { actor, settled } = await open(false)
    fill('E-Mail', 'dispo@nordkurs.example')
    fill('Passwort', 'geheim')
    click('Anmelden', 'button[type="submit"]')
    await settled()
    flushSync(() => actor.send({ type: 'expired' }))
    expect(alerts()).toEqual([
      ['Ihre Sitzung ist beendet, bitte neu anmelden', 'Authentication failed', 'Please log in again'],
    ])
  })
})

describe('Registering', () => {
  const fillAll = () => {
    fill('Vorname', 'Jana')
    fill('Nachname', 'Petersen')
    fill('Firma', 'Nordkurs')
    fill('E-Mail', 'jana@nordkurs.example')
    fill('Passwort', 'Frachtbrief')
  }

  test('sends names, company, e-mail and password, then waits for the e-mail to be confirmed', async () => {
    const { asked, settled } = await open(false)
    click('Registrieren', '[role="tab"]')
    fillAll()
    click('Konto anlegen', 'button[type="submit"]')
    await settled()
    expect(
      asked.registrations.map(({ email, password, firstName, lastName, companyName }) => [
        firstName,
        lastName,
        companyName,
        email,
        password,
      ]),
    ).toEqual([['Jana', 'Petersen', 'Nordkurs', 'jana@nordkurs.example', 'Frachtbrief']])
    expect([...document.querySelectorAll('[role="status"] > :not(button)')].map((one) => one.textContent)).toEqual([
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      'Wir haben einen Link geschickt an jana@nordkurs.example',
      'Der Link gilt bis: Heute 15:00. Danach registrieren Sie sich bitte erneut.',
    ])
    click('Zur Anmeldung')
    expect(field('E-Mail').value).toBe('jana@nordkurs.example')
  })

  test('lists everything that is wrong and goes to the first field', async () => {
    const { asked } = await open(false)
    click('Registrieren', '[role="tab"]')
    fill('Nachname', 'Petersen')
    fill('E-Mail', 'jana@')
    fill('Passwort', '1234567')
    click('Konto anlegen', 'button[type="submit"]')
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      '4 Angaben fehlen oder sind falsch: Vorname, Firma, E-Mail, Passwort',
    )
    expect(['Vorname', 'Nachname', 'Firma', 'E-Mail', 'Passwort'].map(below)).toEqual([
      'Bitte den Vornamen angeben',
      undefined,
      'Bitte die Firma angeben',
      'Keine gültige E-Mail-Adresse',
      'Mindestens 8 Zeichen',
    ])
    expect(document.activeElement).toBe(field('Vorname'))
    expect(asked.registrations).toEqual([])
  })

  test('a refusal shows the words of the catalogue; what was typed stays on the way to the other form and back', async () => {
    const { settled } = await open(false, { register: () => Promise.reject(new Error('Registration failed')) })
    click('Registrieren', '[role="tab"]')
    fillAll()
    click('Konto anlegen', 'button[type="submit"]')
    await settled()
    expect(alerts()).toEqual([['Konto nicht angelegt', 'Registration failed']])
    clear()
    await open(false)
    fill('E-Mail', 'jana@nordkurs.example')
    click('Registrieren', '[role="tab"]')
    fill('Vorname', 'Jana')
    click('Anmeldung', '[role="tab"]')
    click('Registrieren', '[role="tab"]')
    expect([field('Vorname').value, field('E-Mail').value]).toEqual(['Jana', 'jana@nordkurs.example'])
  })
})

describe('Demo accounts', () => {
  test('are not offered outside of the demonstration; there a digit signs in as one', async () => {
    await open(false)
    expect(document.body.textContent).not.toContain('Demo-Konten')
    clear()
    for (const [at, name] of ['admin', 'dispo', 'vertrieb', 'finanzen', 'gast'].entries()) {
      const { asked, settled } = await open(true)
      press(String(at + 1))
      await settled()
      const email = `${name}@nordkurs.example`
      expect(asked.logins).toEqual([{ email, password: 'Frachtbrief-2026', rememberMe: true }])
      clear()
    }
  })

  test('of another tenant are one choice further', async () => {
    const { asked, settled } = await open(true)
    flushSync(() => field('Elbe-Oder').click())
    click('vertrieb@elbeoder.example')
    await settled()
    expect(asked.logins.map((one) => one.email)).toEqual(['vertrieb@elbeoder.example'])
  })

  test('the keyboard begins in the address; a digit there is an account only while nothing stands in it, and in the password a digit', async () => {
    const { asked, settled } = await open(true)
    expect(document.activeElement).toBe(field('E-Mail'))
    field('Passwort').focus()
    press('1')
    expect(asked.logins).toEqual([])
    field('E-Mail').focus()
    fill('E-Mail', 'dispo')
    press('2')
    expect(asked.logins).toEqual([])
    fill('E-Mail', '')
    press('2')
    await settled()
    expect(asked.logins.map(({ email }) => email)).toEqual(['dispo@nordkurs.example'])
  })
})
