import type { FastifyInstance } from 'fastify'
import {
  finishSignIn,
  makeRecoveryCodes,
  readTwoStep,
  setUpTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from '#contract/accounts/two-step.ts'
import { done } from '#contract/fields.ts'
import { serveMember, servePublic } from '#server/platform/serve.ts'
import { callerOf } from '#server/platform/sessions/device.ts'
import { openSession } from '../sign-in/open-session.ts'
import { createSecondStep } from './second-step.ts'
import { createTwoStep, type TwoStepDeps } from './two-step.service.ts'

export function twoStepRoutes(app: FastifyInstance, deps: TwoStepDeps) {
  const secondStep = createSecondStep(deps)
  const twoStep = createTwoStep(deps)

  servePublic(app, finishSignIn, async ({ body, request, reply }) => {
    const { user, wantsToken } = await secondStep.finish(body.ticket, body.code, callerOf(request))
    return openSession(deps.sessions, { request, reply, user, wantsToken })
  })

  serveMember(app, readTwoStep, ({ actor }) => twoStep.read(actor))
  serveMember(app, setUpTwoStep, ({ actor, body }) => twoStep.setUp(actor, body.password))
  serveMember(app, turnOnTwoStep, ({ actor, body }) => twoStep.turnOn(actor, body.code))
  serveMember(app, makeRecoveryCodes, ({ actor, body }) => twoStep.makeRecoveryCodes(actor, body.password, body.code))
  serveMember(app, turnOffTwoStep, async ({ actor, body }) => {
    await twoStep.turnOff(actor, body.password, body.code)
    return done
  })
}
