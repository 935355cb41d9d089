import type { FastifyInstance } from 'fastify'
import {
  changeMoment,
  createMoment,
  debriefMoment,
  deleteMoment,
  listMoments,
  prepareMoment,
  readMoment,
  readMomentCalendar,
} from '#contract/moments/moments.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createMoments, type MomentsDeps } from './moments.service.ts'

// Every member can do all of this, also after a membership ends, except have a fourth open moment.
export function momentsRoutes(app: FastifyInstance, deps: MomentsDeps) {
  const moments = createMoments(deps)
  serveMember(app, listMoments, ({ actor, query }) => moments.list(actor, query))
  serveMember(app, createMoment, ({ actor, body }) => moments.create(actor, body))
  serveMember(app, readMoment, ({ actor, params }) => moments.read(actor, params.momentId))
  serveMember(app, changeMoment, ({ actor, params, body }) => moments.change(actor, params.momentId, body))
  serveMember(app, deleteMoment, ({ actor, params }) => moments.remove(actor, params.momentId))
  serveMember(app, prepareMoment, ({ actor, params, body }) => moments.prepare(actor, params.momentId, body))
  serveMember(app, debriefMoment, ({ actor, params, body }) => moments.debrief(actor, params.momentId, body))
  serveMember(app, readMomentCalendar, async ({ actor, params, reply }) => {
    const file = await moments.readCalendar(actor, params.momentId)
    return reply
      .header('content-disposition', 'attachment; filename="hearten-moment.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file)
  })
}
