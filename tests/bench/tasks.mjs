/**
 * The timed tasks. A page (`floor.html`, the lean page, the product) answers the same keys; where the product asks for a
 * dialog, `product` says how. `before` gets there, `act` is the measured key or click, `seen` what must then be in the page
 * (see `in-page.mjs`), `after` brings back what was.
 */
const press =
  (...keys) =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key)
  }

const change = (what) => ({ what, changes: true })
const screen = (title) => ({ what: 'screen', of: title })

async function arrived(page, title) {
  await page.evaluate((of) => bench.until('screen', of), title)
}

/** On the list of orders with the keyboard on a row, nothing open. */
async function atOrders(page) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await page.evaluate(() => bench.is('screen', 'Aufträge') && bench.is('noRecord'))) break
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
    await press('g', 'o')(page)
    await page.waitForTimeout(300)
  }
  await arrived(page, 'Aufträge')
}

async function openPalette(page, text) {
  await page.keyboard.press('Control+k')
  await page.evaluate(() => bench.until('palette'))
  await page.keyboard.type(text)
  await page.waitForTimeout(400)
}

const filterTexts = ['le', 'br', 'dr']
const places = ['hamburg', 'bremen', 'leipzig']

/** The keyboard in the filter, and this in it. */
async function typeFilter(page, text) {
  await page.keyboard.press('f')
  await page.waitForTimeout(200)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await page.waitForTimeout(200)
}

async function unfilter(page) {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(100)
  await page.keyboard.press('Shift+F')
  await page.waitForTimeout(300)
}

/** What is measured of a list that may be long and opens by `g` and a key; `go` gets there. */
function listTasks(key, title) {
  const go = async (page) => {
    await press('g', key)(page)
    await arrived(page, title)
    await page.waitForTimeout(300)
  }
  return {
    go,
    open: { name: `Route: /orders → ${title} with data`, before: press('g'), act: press(key), seen: screen(title) },
    step: { name: `${title}: next row (j)`, before: go, act: press('j'), seen: change('focus') },
    sort: { ...sortTask, name: `${title}: sort`, before: go },
  }
}

const sortTask = {
  // In turns by two columns: the first row is another one each time.
  act: (page, run) =>
    page
      .locator('main th button')
      .nth(run % 2 === 0 ? 2 : 0)
      .click(),
  seen: change('first'),
}

/** The lists that are measured in a world with very many rows. */
export const longLists = { vehicles: listTasks('f', 'Fahrzeuge'), transports: listTasks('t', 'Transporte') }

export const tasks = {
  palette: {
    name: 'Palette: Ctrl+K → painted',
    act: press('Control+k'),
    seen: { what: 'palette' },
    after: press('Escape'),
  },
  key: {
    name: 'Palette: key → results painted',
    before: (page) => openPalette(page, 'l'),
    act: press('e'),
    seen: change('hits'),
    after: press('Escape', 'Escape'),
  },
  enter: {
    name: 'Palette: Enter → /dispatcher painted with data',
    before: (page) => openPalette(page, 'gehe zu dispo'),
    act: press('Enter'),
    seen: screen('Dispo'),
    after: async (page) => {
      await press('g', 'o')(page)
      await arrived(page, 'Aufträge')
    },
  },
  dispatcher: {
    name: 'Route: /orders → /dispatcher with data',
    before: press('g'),
    act: press('d'),
    seen: screen('Dispo'),
    after: async (page) => {
      await press('g', 'o')(page)
      await arrived(page, 'Aufträge')
    },
  },
  orders: {
    name: 'Route: /dispatcher → /orders with data',
    before: async (page) => {
      await press('g', 'd')(page)
      await arrived(page, 'Dispo')
      await page.waitForTimeout(500)
      await page.keyboard.press('g')
    },
    act: press('o'),
    seen: screen('Aufträge'),
  },
  filter: {
    name: 'List: filter key → rows painted',
    before: (page, run) => typeFilter(page, filterTexts[run % filterTexts.length][0]),
    act: (page, run) => page.keyboard.press(filterTexts[run % filterTexts.length][1]),
    seen: change('count'),
    after: unfilter,
    // The product asks in a dialog: from the key that applies it.
    product: { before: (page, run) => typeFilter(page, places[run % places.length]), act: press('Enter') },
  },
  sort: { name: 'List: sort', ...sortTask },
  record: {
    name: 'Record beside the list',
    before: press('j'),
    act: press(' '),
    seen: change('record'),
    after: press('Escape'),
  },
  step: {
    name: 'List: next row (j)',
    act: press('j'),
    seen: change('focus'),
  },
}

/** Milliseconds from the key to the painted result, and how many of them the backend took. */
export async function timed(side, page, task, run) {
  const how = { ...task, ...(side.isProduct ? task.product : {}) }
  await atOrders(page)
  await how.before?.(page, run)
  await page.waitForTimeout(300)
  await page.evaluate((seen) => bench.watch(seen), how.seen)
  await how.act(page, run)
  const result = await page.evaluate(() => bench.watched())
  await page.waitForTimeout(200)
  await how.after?.(page, run)
  return result
}

/** One tour of the screens; what a person does in a minute. */
export async function tour(page, run) {
  await press('g', 'd')(page)
  await arrived(page, 'Dispo')
  await press('g', 'o')(page)
  await arrived(page, 'Aufträge')
  await press('j', 'j', ' ')(page)
  await page.evaluate(() => bench.until('hasRecord'))
  await page.keyboard.press('Escape')
  await openPalette(page, run % 2 === 0 ? 'ham' : 'köln')
  await press('Escape', 'Escape')(page)
  await page.locator('main th button').first().click()
  await page.waitForTimeout(200)
  await atOrders(page)
}
