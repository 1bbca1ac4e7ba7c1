import { test, type Person } from '../e2e/support/app.ts'
import { around, entrance, screens, wizard, work, type State } from '../e2e/support/states.ts'
import { board, faults, lists } from './states.ts'
import { takePictures } from './pictures.ts'

async function pictures(person: Person, part: string, states: readonly State[]): Promise<void> {
  for (const [index, state] of states.entries()) {
    await test.step(state.name, async () => {
      await state.reach(person)
      await takePictures(person, part, index, state.name)
    })
  }
}

test('screens', async ({ admin }) => await pictures(admin, 'screens', screens))
test('around', async ({ admin }) => await pictures(admin, 'around', around))
test('work', async ({ admin }) => await pictures(admin, 'work', work))
test('wizard', async ({ admin }) => await pictures(admin, 'wizard', wizard))
test('entrance', async ({ visitor }) => await pictures(visitor, 'entrance', entrance))
test('lists', async ({ admin }) => await pictures(admin, 'lists', lists))
test('board', async ({ admin }) => await pictures(admin, 'board', board))
test('faults', async ({ admin }) => await pictures(admin, 'faults', faults))
