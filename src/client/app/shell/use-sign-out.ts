import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut } from '#client/platform/sign-out.ts'

export function useSignOut() {
  const cache = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    if (isLeaving) return
    setIsLeaving(true)
    void signOut(cache)
  }
  return { leave, isLeaving }
}
