import { expect, test, type Person } from '../e2e/support/app.ts'
import { around, entrance, screens, wizard, work, type State } from '../e2e/support/states.ts'
import { acts, board, faults, lists, rests } from './states.ts'
import { takePictures } from './pictures.ts'

/** A state that is not reached is named at the end, with the picture of what came instead; those after it are tried all the same. */
async function pictures(person: Person, part: string, states: readonly State[]): Promise<void> {
  const missed: string[] = []
  // A line that is typed makes way for the next state.
  person.expectsOnConsole(/^Typed text lost/)
  for (const [index, state] of states.entries()) {
    await test.step(state.name, async () => {
      try {
        await state.reach(person)
      } catch (error) {
        missed.push(`${state.name}: ${String(error).split('\n', 1)[0]}`)
      }
      if (part !== 'faults') await rests(person)
      await takePictures(person, part, index, state.name)
    })
  }
  // What was cut off under way belongs to the pictures.
  person.expectsOnConsole(/./)
  expect(missed, 'Reached').toEqual([])
}

test.use({ actionTimeout: 15_000 })

test('screens', async ({ admin }) => await pictures(admin, 'screens', screens))
test('around', async ({ admin }) => await pictures(admin, 'around', around))
test('work', async ({ admin }) => await pictures(admin, 'work', work))
test('wizard', async ({ admin }) => await pictures(admin, 'wizard', wizard))
test('entrance', async ({ visitor }) => await pictures(visitor, 'entrance', entrance))
test('faults', async ({ admin }) => {
  await pictures(admin, 'faults', faults)
  await admin.goesOnline()
})

test.describe('in the world people begin with', () => {
  test.use({ backend: 'browser' })
  test('lists', async ({ admin }) => await pictures(admin, 'lists', lists))
  test('acts', async ({ admin }) => await pictures(admin, 'acts', acts))
  test('board', async ({ admin }) => await pictures(admin, 'board', board))
})
