import type { FastifyInstance } from 'fastify'
import {
  changeEmail,
  changePassword,
  confirmIdentity,
  deleteAccount,
  endDevice,
  endOtherDevices,
  exportMyData,
  forgotPassword,
  listDevices,
  resendVerification,
  resetPassword,
  stopEmailChange,
  updateProfile,
  verifyEmail,
} from '#contract/accounts/accounts.ts'
import { done } from '#contract/fields.ts'
import { serveMember, servePublic } from '#server/platform/serve.ts'
import { callerOf } from '#server/platform/sessions/device.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { createRecovery, type RecoveryDeps } from '../links/recovery.service.ts'
import { createProfile, type ProfileDeps } from './profile.service.ts'

export function profileRoutes(app: FastifyInstance, deps: ProfileDeps & RecoveryDeps & { sessions: Sessions }) {
  const recovery = createRecovery(deps)
  const profile = createProfile(deps)

  servePublic(app, forgotPassword, async ({ body, request }) => {
    await recovery.forgot(body.email, request.ip)
    return done
  })
  servePublic(app, resetPassword, async ({ body, request }) => {
    await recovery.reset(body.token, body.password, callerOf(request))
    return done
  })
  servePublic(app, verifyEmail, ({ body, request }) => recovery.verify(body.token, callerOf(request)))
  servePublic(app, stopEmailChange, ({ body, request }) => recovery.stopEmailChange(body.token, callerOf(request)))

  serveMember(app, resendVerification, async ({ actor }) => {
    await profile.resendVerification(actor)
    return done
  })
  serveMember(app, updateProfile, ({ actor, body }) => profile.rename(actor, body))
  serveMember(app, changeEmail, async ({ actor, body }) => {
    await profile.askForAddress(actor, body)
    return done
  })
  serveMember(app, changePassword, async ({ actor, body }) => {
    await profile.changePassword(actor, body.currentPassword, body.newPassword)
    return done
  })
  serveMember(app, confirmIdentity, async ({ actor, body, request, reply }) => {
    await profile.checkPassword(actor, body.password)
    const token = await deps.sessions.renew(request, reply, actor)
    return token === undefined ? done : { ...done, token }
  })
  serveMember(app, listDevices, ({ actor }) => profile.listDevices(actor))
  serveMember(app, endDevice, async ({ actor, params }) => {
    await profile.endDevice(actor, params.id)
    return done
  })
  serveMember(app, endOtherDevices, async ({ actor }) => {
    await profile.endOtherDevices(actor)
    return done
  })
  serveMember(app, exportMyData, async ({ actor, reply }) => {
    const day = new Date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="hearten-data-${day}.json"`)
    return profile.exportData(actor)
  })
  serveMember(app, deleteAccount, async ({ actor, body, request, reply }) => {
    await profile.deleteAccount(actor, body.password)
    await deps.sessions.signOut(request, reply)
    return done
  })
}
