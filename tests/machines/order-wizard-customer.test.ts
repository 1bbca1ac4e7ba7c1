import { describe, expect, test } from 'vitest'
import { WizardError } from '#machines/wizard-session.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import { ELBUFER, wizardWorld } from './wizard-world.ts'

const named = (name: string) =>
  ({ type: 'edit', patch: { step: 'customer', values: { name, open: 'typed' } } }) as const

describe('a customer whose name was typed', () => {
  test('is looked for before anything is sent; the one who fits is taken with what belongs to him', async () => {
    const { act, calls, context, sessions } = wizardWorld()
    await act(named('elbufer'), { type: 'next' })
    expect(calls).toEqual(['findCustomer elbufer', 'start', 'saveStep customer'])
    expect(context().currentStep).toBe('cargo')
    expect([...sessions.values()][0]?.data.customer).toMatchObject(ELBUFER)
  })

  test('of whom nobody is known is a new one', async () => {
    const { act, context } = wizardWorld()
    await act(named('Hafenkontor'), { type: 'next' })
    expect([context().currentStep, context().data.customer.open]).toEqual(['cargo', undefined])
  })

  test('whom several fit is asked about: nothing is sent', async () => {
    const { act, calls, context } = wizardWorld()
    await act(named('elb'), { type: 'next' })
    expect(calls).toEqual(['findCustomer elb'])
    expect([context().currentStep, context().issues.map(({ code }) => code)]).toEqual(['customer', ['customerSeveral']])
    await act({ type: 'next' })
    expect(calls).toEqual(['findCustomer elb'])
  })

  test('for whom nobody could look stays as he is, and is looked for again', async () => {
    const { act, calls, context, fail } = wizardWorld()
    fail('findCustomer', new WizardError('offline'))
    await act(named('elbufer'), { type: 'next' })
    expect([context().currentStep, context().issues.map(({ code }) => code)]).toEqual(['customer', ['customerUnknown']])
    expect(context().data.customer.name).toBe('elbufer')
    await act({ type: 'next' })
    expect(calls).toEqual(['findCustomer elbufer', 'findCustomer elbufer', 'start', 'saveStep customer'])
    expect(context().data.customer.customerId).toBe('cus-002')
  })

  test('is looked for when the field is left, too; an answer about an earlier name is dropped', async () => {
    const { act, actor, context, is } = wizardWorld()
    actor.send(named('elbtal'))
    actor.send({ type: 'lookForCustomer' })
    actor.send(named('elbufer'))
    await act({ type: 'lookForCustomer' })
    expect([context().data.customer.customerId, context().currentStep, is('editing')]).toEqual([
      'cus-002',
      'customer',
      true,
    ])
  })

  test('is looked for on the way to a later step as well, and while the name changes on the way', async () => {
    const { act, actor, calls, context } = wizardWorld({ completedSteps: ['customer'] })
    actor.send(named('elb'))
    actor.send({ type: 'goTo', step: 'cargo' })
    await act(named('elbufer'))
    expect(calls.slice(0, 2)).toEqual(['findCustomer elb', 'findCustomer elbufer'])
    expect([context().currentStep, context().data.customer.customerId]).toEqual(['cargo', 'cus-002'])
  })

  test('stays open over a reload, with what was typed for him', async () => {
    const { act, stored } = wizardWorld()
    const values = {
      name: 'elb',
      open: 'several',
      fitting: ['A', 'B'],
      meant: ['email'],
      email: 'a@b.example',
    } as const
    await act({ type: 'edit', patch: { step: 'customer', values } })
    expect(restoreWizard(JSON.parse(JSON.stringify(stored())))?.data?.customer).toEqual(values)
  })
})
