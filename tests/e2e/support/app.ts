import { expect, test as base } from '@playwright/test'
import { isAtEase } from './ease.ts'
import { Person, withTabs, type Place } from './person.ts'
import { NewSeats, Seats, type Seat } from './seats.ts'
import { startHost, type Host } from './servers.ts'
import { sessionOf, signedOut } from './storage.ts'
import { where } from './where.ts'

export { Person, type Account } from './person.ts'

interface OpenOptions {
  /** Signed in with this demo account from the beginning: `dispo@nordkurs.example`. */
  as?: string
  /** No one is signed in, and the demonstration does not do it by itself. */
  signedOut?: boolean
}

interface World {
  /**
   * Where the backend is: a server of its own, which can be broken and is shared by everybody, or in the browser, as the
   * demonstration has it, where each browser has its own world.
   */
  backend: 'standalone' | 'browser'
  /** Somebody whom the demonstration signs in by itself, as admin. */
  admin: Person
  /** A dispatcher who is signed in already. */
  dispatcher: Person
  /** Somebody who has to sign in first. */
  visitor: Person
  /** More people, each with a browser of her own. */
  meets(meeting?: OpenOptions): Promise<Person>
  /** The standalone backend of this test, in a fresh world. */
  host: Host
  /** Where people sit down, and where the app is. */
  at: { seats: Seats; place: Place }
}

interface Workshop {
  /** Each worker has a standalone backend of its own, on a free port. */
  ownHost: Host
  /** Each worker has browsers of its own, used by one test after the other. */
  ownSeats: Seats
}

export const test = base.extend<World, Workshop>({
  backend: ['standalone', { option: true }],
  ownHost: [
    // oxlint-disable-next-line no-empty-pattern -- this is how a fixture says that it needs no other
    async ({}, use) => {
      const { server, standalone } = where()
      const host = await startHost({ server, app: standalone })
      await use(host)
      host.stop()
    },
    { scope: 'worker' },
  ],
  ownSeats: [async ({ browser }, use) => use(new Seats(browser)), { scope: 'worker' }],
  async host({ ownHost }, use) {
    await ownHost.reset()
    await use(ownHost)
  },
  async at({ browser, ownSeats, backend, host }, use) {
    const isOwn = backend === 'browser'
    const seats = isOwn ? new NewSeats(browser) : ownSeats
    await use({ seats, place: { origin: isOwn ? where().mock : host.origin } })
  },
  async meets({ at: { seats, place }, host }, use, testInfo) {
    const taken: Seat[] = []
    const people: Person[] = []
    await use(async ({ as, signedOut: isOut = false } = {}) => {
      const seat = await seats.take()
      taken.push(seat)
      const person = new Person(seat.page, place)
      people.push(person)
      if (as !== undefined) await person.finds(sessionOf(await host.signIn(as)))
      if (isOut) await person.finds(signedOut)
      return person
    })
    const everybody = people.flatMap(withTabs)
    const isGood = testInfo.status === testInfo.expectedStatus
    // A test that has failed has said why; what follows from that is no news.
    if (isGood) for (const person of everybody) await isAtEase(person)
    const complaints = (await Promise.all(everybody.map((person) => person.complaints()))).flat()
    for (const seat of taken) await (isGood ? seats.leave(seat, place.origin) : seat.context.close())
    expect(complaints, 'What must not happen to anybody').toEqual([])
  },
  async admin({ meets }, use) {
    await use(await meets())
  },
  async dispatcher({ meets }, use) {
    await use(await meets({ as: 'dispo@nordkurs.example' }))
  },
  async visitor({ meets }, use) {
    await use(await meets({ signedOut: true }))
  },
})

export { expect }
