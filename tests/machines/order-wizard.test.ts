import { describe, expect, test } from 'vitest'
import { firstErrorPath } from '#machines/wizard-transitions.ts'
import { WizardError } from '#machines/wizard-session.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import { settle } from './settle.ts'
import { MATCH, patches, TODAY, typed, wizardWorld } from './wizard-world.ts'

const offline = () => new WizardError('offline')

describe('the way through', () => {
  test('goes customer, cargo, pickup, delivery, price, carrier, create and makes one order', async () => {
    const wizard = wizardWorld()
    const seen = [wizard.context().currentStep]
    for (const patch of patches) {
      await wizard.act({ type: 'edit', patch }, { type: 'next' })
      seen.push(wizard.context().currentStep)
    }
    await wizard.act({ type: 'next' })
    seen.push(wizard.context().currentStep)
    await wizard.act({ type: 'next' })
    seen.push(wizard.context().currentStep)
    await wizard.act({ type: 'create' })
    expect(seen).toEqual(['customer', 'cargo', 'pickup', 'delivery', 'price', 'carrier', 'create'])
    expect(wizard.calls).toEqual([
      'start',
      'saveStep customer',
      'saveStep cargo',
      'saveStep pickup',
      'saveStep delivery',
      'calculatePrice',
      'findCarriers 50',
      'createOrder key-2',
    ])
    expect([wizard.is('created'), wizard.context().orderId]).toEqual([true, 'NK-2026-004711'])
    expect(wizard.orders).toEqual([{ orderId: 'NK-2026-004711', data: typed, carrierId: 'car-007' }])
    expect(wizard.stored()).toBe(undefined)
  })

  test('an incomplete step blocks, with its issues and the path of the first error', async () => {
    const wizard = wizardWorld()
    await wizard.act({ type: 'next' })
    expect([wizard.value(), wizard.context().currentStep, wizard.calls]).toEqual([{ filling: 'idle' }, 'customer', []])
    expect(wizard.context().issues.map(({ message }) => message)).toEqual(['Bitte einen Kunden wählen oder anlegen'])
    expect(firstErrorPath(wizard.context())).toBe('customer.customerId')
  })

  test('what was complained about is checked again while typing', async () => {
    const wizard = wizardWorld()
    await wizard.act({ type: 'next' }, { type: 'edit', patch: { step: 'customer', values: { name: 'Elbtal' } } })
    expect(wizard.context().issues).toEqual([])
  })

  test('warnings do not block', async () => {
    const wizard = wizardWorld()
    await wizard.act({
      type: 'edit',
      patch: { step: 'customer', values: { customerId: 'cus-001', name: 'Elbtal', vatId: 'DE123' } },
    })
    await wizard.act({ type: 'next' })
    expect(wizard.context().currentStep).toBe('cargo')
  })

  test('going back keeps everything typed, the price and the carriers, and asks the server nothing', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    const made = wizard.calls.length
    for (let step = 0; step < 6; step += 1) await wizard.act({ type: 'back' })
    expect([wizard.context().currentStep, wizard.context().data, wizard.context().carriers?.length]).toEqual([
      'customer',
      typed,
      2,
    ])
    expect([wizard.calls.length, wizard.context().price?.netPrice]).toEqual([made, 1480])
    expect(wizard.actor.getSnapshot().can({ type: 'back' })).toBe(false)
  })

  test('goTo leads to what is completed and the first step after it, no further', async () => {
    const wizard = wizardWorld()
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: typed.customer } }, { type: 'next' })
    const can = (['customer', 'cargo', 'pickup', 'create'] as const).map((step) =>
      wizard.actor.getSnapshot().can({ type: 'goTo', step }),
    )
    expect(can).toEqual([true, false, false, false])
    await wizard.act({ type: 'goTo', step: 'customer' }, { type: 'goTo', step: 'cargo' })
    expect(wizard.context().currentStep).toBe('cargo')
  })

  test('a jump ahead over a step that became wrong stops there', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('price')
    await wizard.act({ type: 'goTo', step: 'customer' })
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: { customerId: '', name: '' } } })
    await wizard.act({ type: 'goTo', step: 'price' })
    expect([wizard.context().currentStep, firstErrorPath(wizard.context())]).toEqual([
      'customer',
      'customer.customerId',
    ])
  })
})

describe('price and carriers', () => {
  test.each([
    ['cargo', { step: 'cargo', values: { weightKg: 18_000 } }],
    ['pickup', { step: 'pickup', values: { city: 'Bremen' } }],
    ['delivery', { step: 'delivery', values: { date: '2026-11-26' } }],
  ] as const)('changing %s throws both away', async (_, patch) => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    await wizard.act({ type: 'edit', patch })
    const { price, carriers, chosenCarrierId, completedSteps } = wizard.context()
    expect([price, carriers, chosenCarrierId, completedSteps]).toEqual([
      undefined,
      undefined,
      undefined,
      ['customer', 'cargo', 'pickup', 'delivery'],
    ])
  })

  test('changing the customer’s reference does not', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: { customerReference: 'B-77' } } })
    expect([wizard.context().price?.netPrice, wizard.context().carriers?.length]).toEqual([1480, 2])
  })

  test('a price nobody has seen is not passed: next computes it and stays', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('price')
    await wizard.act({ type: 'edit', patch: { step: 'cargo', values: { weightKg: 9000 } } }, { type: 'next' })
    expect([wizard.context().currentStep, wizard.context().price?.netPrice]).toEqual(['price', 1480])
    expect(wizard.calls.slice(-2)).toEqual(['saveStep cargo', 'calculatePrice'])
  })

  test('typing while the price is computed computes it again for what was typed', async () => {
    const wizard = wizardWorld()
    for (const patch of patches)
      await wizard.act({ type: 'edit', patch }, ...(patch.step === 'delivery' ? [] : [{ type: 'next' } as const]))
    wizard.actor.send({ type: 'next' })
    while (
      wizard.actor.getSnapshot().value !== undefined &&
      !wizard.actor.getSnapshot().matches({ working: 'pricing' })
    )
      await Promise.resolve()
    await wizard.act({ type: 'edit', patch: { step: 'cargo', values: { weightKg: 5000 } } })
    expect(wizard.calls.slice(-3)).toEqual(['calculatePrice', 'saveStep cargo', 'calculatePrice'])
    expect([wizard.context().currentStep, wizard.context().price?.netPrice]).toEqual(['price', 1480])
  })

  test('recalculate and another radius ask again', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('carrier')
    wizard.setNetPrice(1510)
    await wizard.act({ type: 'recalculate' })
    expect([wizard.context().currentStep, wizard.context().price?.netPrice]).toEqual(['price', 1510])
    await wizard.act({ type: 'next' }, { type: 'setRadius', km: 120 })
    expect([wizard.calls.at(-1), wizard.context().radiusKm]).toEqual(['findCarriers 120', 120])
  })

  test('an own price is sent along and worked in at one “next”, a wrong one blocks', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('price')
    await wizard.act({ type: 'setPrices', prices: { customerPrice: 1700 } }, { type: 'next' })
    expect(wizard.calls.slice(-2)).toEqual(['calculatePrice', 'findCarriers 50'])
    expect([wizard.context().currentStep, wizard.context().price?.netPrice]).toEqual(['carrier', 1700])
    await wizard.act({ type: 'back' }, { type: 'setPrices', prices: { customerPrice: -1 } })
    await wizard.act({ type: 'recalculate' }, { type: 'next' })
    expect([wizard.context().currentStep, firstErrorPath(wizard.context())]).toEqual(['price', 'customerPrice'])
  })

  test('“next” while the own price is worked in leads on; the calculated price is looked at first', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('price')
    wizard.actor.send({ type: 'recalculate' })
    expect(wizard.actor.getSnapshot().can({ type: 'next' })).toBe(false)
    await settle()
    await wizard.act({ type: 'setPrices', prices: { customerPrice: 1700 } })
    wizard.actor.send({ type: 'recalculate' })
    wizard.actor.send({ type: 'next' })
    expect(wizard.actor.getSnapshot().can({ type: 'next' })).toBe(false)
    await settle()
    expect([wizard.context().currentStep, wizard.context().price?.netPrice]).toEqual(['carrier', 1700])
  })

  test('a second “next” on the way to the price does not pass it, though the price is her own', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('price')
    await wizard.act({ type: 'setPrices', prices: { customerPrice: 1700 } }, { type: 'back' })
    wizard.actor.send({ type: 'next' })
    wizard.actor.send({ type: 'next' })
    await settle()
    expect([wizard.context().currentStep, wizard.context().price?.netPrice]).toEqual(['price', 1700])
  })

  test('the server’s choice is taken until the person decides', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('carrier')
    expect(wizard.context().chosenCarrierId).toBe('car-007')
    await wizard.act({ type: 'chooseCarrier', carrierId: undefined }, { type: 'next' }, { type: 'create' })
    expect(wizard.orders.map(({ carrierId }) => carrierId)).toEqual([undefined])
  })

  test('a carrier with blockers takes a reason', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('carrier')
    expect(wizard.actor.getSnapshot().can({ type: 'chooseCarrier', carrierId: 'car-013' })).toBe(false)
    await wizard.act({ type: 'chooseCarrier', carrierId: 'car-013', overrideReason: 'Lizenz liegt vor' })
    await wizard.act({ type: 'next' }, { type: 'create' })
    expect(wizard.orders[0]).toMatchObject({ carrierId: 'car-013', reason: 'Lizenz liegt vor' })
    expect(wizard.context().carriers?.[0]).toEqual(MATCH)
  })
})

describe('when the server’s session is lost', () => {
  test('a new one is started and everything typed is replayed', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.loseSession()
    wizard.calls.length = 0
    await wizard.act({ type: 'create' })
    expect(wizard.calls).toEqual([
      'createOrder key-2',
      'start',
      'saveStep customer',
      'saveStep cargo',
      'saveStep pickup',
      'saveStep delivery',
      'calculatePrice',
      'findCarriers 50',
      'createOrder key-2',
    ])
    expect(wizard.orders).toEqual([{ orderId: 'NK-2026-004711', data: typed, carrierId: 'car-007' }])
  })

  test('and the new price is another one, the person looks at it first', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.loseSession()
    wizard.setNetPrice(1999)
    await wizard.act({ type: 'create' })
    expect([wizard.orders.length, wizard.context().currentStep, wizard.context().error?.kind]).toEqual([
      0,
      'price',
      'priceChanged',
    ])
    await wizard.act({ type: 'next' }, { type: 'next' }, { type: 'create' })
    expect([wizard.orders.length, wizard.is('created')]).toEqual([1, true])
  })

  test('again and again, it gives up after three times and keeps what was typed', async () => {
    const wizard = wizardWorld()
    const gone = () => new WizardError('gone')
    wizard.fail('saveStep', gone(), gone(), gone(), gone())
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: typed.customer } }, { type: 'next' })
    expect([wizard.is('interrupted'), wizard.context().data.customer]).toEqual([true, typed.customer])
    expect(wizard.calls.filter((call) => call === 'start').length).toBe(4)
    await wizard.act({ type: 'retry' })
    expect(wizard.context().currentStep).toBe('cargo')
  })
})

test('an old version is read again and the step sent once more', async () => {
  const wizard = wizardWorld()
  await wizard.act({ type: 'edit', patch: { step: 'customer', values: typed.customer } }, { type: 'next' })
  const session = wizard.sessions.get('ses-1')
  if (session) session.version = 9
  await wizard.act({ type: 'edit', patch: { step: 'cargo', values: typed.cargo } }, { type: 'next' })
  expect(wizard.calls.slice(-3)).toEqual(['saveStep cargo', 'readVersion', 'saveStep cargo'])
  expect([wizard.context().version, wizard.context().currentStep]).toEqual([10, 'pickup'])
})

test('what the server refuses is shown at its step', async () => {
  const wizard = wizardWorld()
  const issue = { path: 'customer.email', code: 'email', severity: 'error', message: 'Keine E-Mail-Adresse' } as const
  wizard.fail('saveStep', new WizardError('refused', 'Eingaben prüfen', [issue]))
  await wizard.act({ type: 'edit', patch: { step: 'customer', values: typed.customer } }, { type: 'next' })
  expect([wizard.value(), wizard.context().issues, wizard.context().error]).toEqual([
    { filling: 'idle' },
    [issue],
    { kind: 'refused', message: 'Eingaben prüfen' },
  ])
})

describe('without a network', () => {
  test('nothing is sent, nothing is lost, and only the person sends it later', async () => {
    const wizard = wizardWorld()
    wizard.actor.send({ type: 'wentOffline' })
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: typed.customer } }, { type: 'next' })
    expect([wizard.is('interrupted'), wizard.context().error?.kind, wizard.calls]).toEqual([true, 'offline', []])
    expect(wizard.actor.getSnapshot().can({ type: 'retry' })).toBe(false)
    wizard.actor.send({ type: 'wentOnline' })
    expect(wizard.calls).toEqual([])
    await wizard.act({ type: 'retry' })
    expect([wizard.context().currentStep, wizard.context().error]).toEqual(['cargo', undefined])
  })

  test('while waiting for an answer the person can go on typing instead', async () => {
    const wizard = wizardWorld()
    wizard.actor.send({ type: 'edit', patch: { step: 'customer', values: typed.customer } })
    wizard.actor.send({ type: 'next' })
    await wizard.act({ type: 'back' })
    expect([wizard.value(), wizard.context().currentStep]).toEqual([{ filling: 'idle' }, 'customer'])
    await wizard.act({ type: 'next' })
    expect([wizard.context().currentStep, wizard.calls]).toEqual(['cargo', ['start', 'start', 'saveStep customer']])
  })
})

describe('when the login expires', () => {
  test('everything stays and goes on after retry', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('price')
    wizard.fail('findCarriers', new WizardError('unauthenticated', 'Authentication failed'))
    await wizard.act({ type: 'next' })
    expect([wizard.is('interrupted'), wizard.context().error]).toEqual([
      true,
      { kind: 'unauthenticated', message: 'Authentication failed' },
    ])
    expect(wizard.context().data).toEqual(typed)
    await wizard.act({ type: 'retry' })
    expect([wizard.context().currentStep, wizard.context().carriers?.length]).toEqual(['carrier', 2])
  })

  test('while the person types, the text stays and retry clears the notice', async () => {
    const wizard = wizardWorld()
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: { name: 'Elb' } } })
    wizard.actor.send({ type: 'sessionExpired' })
    expect([wizard.is('interrupted'), wizard.context().data.customer]).toEqual([true, { name: 'Elb' }])
    await wizard.act({ type: 'retry' })
    expect([wizard.value(), wizard.context().error]).toEqual([{ filling: 'idle' }, undefined])
  })
})

describe('the order is made exactly once', () => {
  test('a second “create” while the first is under way is ignored', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.actor.send({ type: 'create' })
    wizard.actor.send({ type: 'create' })
    expect([wizard.is('creating'), wizard.actor.getSnapshot().can({ type: 'create' })]).toEqual([true, false])
    await wizard.act({ type: 'create' })
    expect([wizard.orders.length, wizard.keys]).toEqual([1, ['key-1', 'key-2']])
  })

  test('after a lost answer the same key is sent again and finds the order', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.loseNextAnswer()
    await wizard.act({ type: 'create' })
    expect([wizard.is('unconfirmed'), wizard.context().error?.kind]).toEqual([true, 'offline'])
    const edit = { type: 'edit', patch: { step: 'cargo', values: { weightKg: 1 } } } as const
    expect(wizard.actor.getSnapshot().can(edit)).toBe(false)
    await wizard.act({ type: 'retry' })
    expect(wizard.calls.slice(-2)).toEqual(['createOrder key-2', 'createOrder key-2'])
    expect([wizard.orders.length, wizard.context().orderId]).toEqual([1, 'NK-2026-004711'])
  })

  test('a reload while it was under way asks with the same key, and only when the person says so', async () => {
    const before = wizardWorld()
    await before.fillTo('create')
    before.fail('createOrder', offline())
    await before.act({ type: 'create' })
    const after = wizardWorld(restoreWizard(before.stored()))
    expect([after.is('unconfirmed'), after.calls]).toEqual([true, []])
    await after.act({ type: 'retry' })
    expect(after.calls[0]).toBe('createOrder key-2')
    expect([after.is('created'), after.orders[0]?.data]).toEqual([true, typed])
  })

  test('sent again after a reload it has the same body: reason, carrier and prices', async () => {
    const before = wizardWorld()
    await before.fillTo('carrier')
    await before.act({ type: 'chooseCarrier', carrierId: 'car-013', overrideReason: 'Lizenz liegt vor' })
    await before.act({ type: 'next' }, { type: 'setPrices', prices: { carrierPrice: 990 } })
    before.fail('createOrder', offline())
    await before.act({ type: 'create' })
    const after = wizardWorld(restoreWizard(JSON.parse(JSON.stringify(before.stored()))))
    await after.act({ type: 'retry' })
    const body = { carrierId: 'car-013', key: 'key-2', reason: 'Lizenz liegt vor', prices: { carrierPrice: 990 } }
    expect([before.bodies, after.bodies[0]]).toEqual([[body], body])
  })

  test('a reason that was typed for another carrier does not come along after a reload', async () => {
    const before = wizardWorld()
    await before.fillTo('carrier')
    await before.act({ type: 'chooseCarrier', carrierId: 'car-013', overrideReason: 'Lizenz liegt vor' })
    await before.act({ type: 'chooseCarrier', carrierId: 'car-007' }, { type: 'next' })
    before.fail('createOrder', offline())
    await before.act({ type: 'create' })
    const after = wizardWorld(restoreWizard(before.stored()))
    await after.act({ type: 'retry' })
    expect([before.bodies[0]?.reason, after.bodies[0]?.reason]).toEqual([undefined, undefined])
  })

  test('after a refusal a new act has a new key', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.fail('createOrder', new WizardError('refused', 'Frachtführer gesperrt'))
    await wizard.act({ type: 'create' }, { type: 'create' })
    expect(wizard.calls.slice(-2)).toEqual(['createOrder key-2', 'createOrder key-3'])
    expect(wizard.orders.length).toBe(1)
  })

  test('after a fault, going back and coming again, “create” has the same key', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.fail('createOrder', new Error('HTTP 503: Service Unavailable'))
    await wizard.act({ type: 'create' }, { type: 'back' }, { type: 'next' }, { type: 'create' })
    expect(wizard.calls.slice(-2)).toEqual(['createOrder key-2', 'createOrder key-2'])
  })

  test('after a fault of the server the same key is used', async () => {
    const wizard = wizardWorld()
    await wizard.fillTo('create')
    wizard.fail('createOrder', new Error('HTTP 500: Internal Server Error'))
    await wizard.act({ type: 'create' })
    expect(wizard.context().error).toEqual({ kind: 'failed', message: 'HTTP 500: Internal Server Error' })
    await wizard.act({ type: 'retry' })
    expect(wizard.calls.slice(-2)).toEqual(['createOrder key-2', 'createOrder key-2'])
  })
})

describe('what is kept', () => {
  test('a reload in the middle goes on in the same session without sending anything', async () => {
    const before = wizardWorld()
    await before.act({ type: 'edit', patch: { step: 'customer', values: typed.customer } }, { type: 'next' })
    await before.act({ type: 'edit', patch: { step: 'cargo', values: { description: 'Kaff' } } })
    expect(before.stored()).toEqual({
      version: 1,
      draftId: 'key-1',
      data: { customer: typed.customer, cargo: { description: 'Kaff' }, pickup: {}, delivery: {} },
      currentStep: 'cargo',
      completedSteps: ['customer'],
      savedSteps: ['customer'],
      session: { sessionId: 'ses-1', version: 2 },
      savedAt: 1_790_000_000_000,
      radiusKm: 50,
      carrierDecided: false,
      overrideReason: '',
      prices: {},
      unconfirmed: false,
    })
    const after = wizardWorld(restoreWizard(before.stored()))
    expect([after.context().currentStep, after.context().data.cargo, after.context().sessionId, after.calls]).toEqual([
      'cargo',
      { description: 'Kaff' },
      'ses-1',
      [],
    ])
  })

  test('a reload at the carriers asks for price and carriers again, in a lost session too', async () => {
    const before = wizardWorld()
    await before.fillTo('carrier')
    await before.act({ type: 'chooseCarrier', carrierId: 'car-013', overrideReason: 'Lizenz liegt vor' })
    const after = wizardWorld(restoreWizard(before.stored()))
    await settle()
    await after.act({ type: 'next' })
    expect([after.context().currentStep, after.context().chosenCarrierId, after.context().data]).toEqual([
      'create',
      'car-013',
      typed,
    ])
  })

  test('of another version only what was typed is taken over', () => {
    expect(
      restoreWizard({ version: 7, sessionId: 'ses-1', draft: { cargo: { weightKg: 900, color: 'red' } } }),
    ).toEqual({
      data: { cargo: { weightKg: 900 } },
    })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'draft'],
    ['a list', [1, 2]],
    ['another thing', { theme: 'dark' }],
    ['an empty draft', { version: 1, data: { customer: {}, cargo: {}, pickup: {}, delivery: {} } }],
    ['a draft of other things', { version: 1, data: { customer: 'x', cargo: { weightKg: 'viel' }, pickup: 3 } }],
  ])('%s is no draft', (_, stored) => {
    expect(restoreWizard(stored)).toBe(undefined)
  })

  test('poison beside what was typed is left out', () => {
    const stored = {
      version: 1,
      data: { customer: { name: '<b>', phone: { a: 1 } }, __proto__: { x: 1 } },
      currentStep: 'constructor',
      completedSteps: ['customer', 'toString', 4],
      radiusKm: Number.NaN,
      unconfirmed: true,
      prices: 'frei',
    }
    const wizard = wizardWorld(restoreWizard(stored))
    expect([wizard.value(), wizard.context().currentStep, wizard.context().data.customer]).toEqual([
      { filling: 'idle' },
      'customer',
      { name: '<b>' },
    ])
    expect([wizard.context().radiusKm, wizard.context().completedSteps]).toEqual([50, ['customer']])
  })

  test('a storage that throws does not end the wizard', async () => {
    const wizard = wizardWorld()
    wizard.ports.persist = () => {
      throw new Error('QuotaExceededError')
    }
    await wizard.fillTo('create')
    expect([wizard.context().currentStep, wizard.context().data]).toEqual(['create', typed])
  })

  test('discard forgets the draft', async () => {
    const wizard = wizardWorld()
    await wizard.act({ type: 'edit', patch: { step: 'customer', values: { name: 'Elb' } } }, { type: 'discard' })
    expect([wizard.stored(), wizard.actor.getSnapshot().status]).toEqual([undefined, 'done'])
  })
})

test('the example draft has no errors on its day', async () => {
  const wizard = wizardWorld()
  await wizard.fillTo('create')
  expect([TODAY, wizard.context().issues.filter(({ severity }) => severity === 'error')]).toEqual(['2026-11-23', []])
})
