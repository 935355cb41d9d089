import { expect, it } from 'vitest'
import { filesFor } from './files-for.ts'

const known = {
  files: ['home.js', 'coach.js', 'moment.js', 'frame.js', 'dashboard.js', 'both.js'],
  screens: { '/': [0], '/coach': [1, 5], '/moments/:momentId': [2] },
  member: [3, 5],
  home: [4],
}

it('a member’s screen comes with its own files, and with what stands around it, each once', () => {
  expect(filesFor(known, '/coach', true)).toEqual(['coach.js', 'both.js', 'frame.js'])
  expect(filesFor(known, '/', true)).toEqual(['home.js', 'frame.js', 'both.js', 'dashboard.js'])
})

it('a visitor, who will be asked to sign in, gets nothing of a member’s', () => {
  expect(filesFor(known, '/coach', false)).toEqual(['coach.js', 'both.js'])
})

it('knows an address with something in it, and no other that looks like it', () => {
  expect(filesFor(known, '/moments/42', false)).toEqual(['moment.js'])
  expect(filesFor(known, '/moments', false)).toEqual([])
  expect(filesFor(known, '/moments/42/more', false)).toEqual([])
  expect(filesFor(known, '/nowhere', false)).toEqual([])
})
