import type { SocialFocus } from './social-focus.ts'

/** Being looked at, without making oneself small. */
export const beingSeen: readonly SocialFocus[] = [
  {
    title: 'Window seat',
    line: 'Take the seat people can see from the door today. Stay in it until you’re done.',
  },
  {
    title: 'Walk through the middle',
    line: 'Cross one room through the middle instead of along the edge. Normal speed.',
  },
  {
    title: 'Bright sleeve',
    line: 'Put on one thing today that somebody might remark on. If they do, say thanks and nothing else.',
  },
  {
    title: 'First in the room',
    line: 'Be early to one thing and sit down while it is still empty. Let people find you there.',
  },
  {
    title: 'Mirror, then go',
    line: 'Check how you look once before you leave. After that, mirrors and dark windows are off duty.',
  },
  {
    title: 'Cough out loud',
    line: 'If you need to cough, cough. No holding it back, no sorry, no looking around to see who heard.',
  },
  {
    title: 'Eat the crunchy thing',
    line: 'Have a snack that makes a noise while someone else is in the room.',
  },
  {
    title: 'Picture on',
    line: 'Show your face for the first two minutes of one video call, with your own window hidden.',
  },
  {
    title: 'Stretch standing up',
    line: 'Get up and stretch once where other people can see you do it.',
  },
  {
    title: 'Shoulders out',
    line: 'For one errand, take up the room you need. Your elbows may leave your sides.',
  },
  {
    title: 'Warm face, open face',
    line: 'Next time your cheeks go warm, leave your hands where they are and finish the sentence.',
  },
  {
    title: 'Slow coins',
    line: 'At one counter, put your card or change away before you step aside. The line can wait four seconds.',
  },
  {
    title: 'Sit facing in',
    line: 'Choose the chair that faces the room today, not the one that faces the wall.',
  },
  {
    title: 'A real good morning',
    line: 'Greet one person at a volume the far end of the hall could hear.',
  },
  {
    title: 'Hands resting',
    line: 'While you listen to somebody today, let your hands do what they do, in plain view.',
  },
  {
    title: 'Be in the photo',
    line: 'If a picture is taken today, stand where your whole face is in it.',
  },
  {
    title: 'Drop something softly',
    line: 'Let a pen roll off your desk when others are near. Pick it up at your own speed.',
  },
  {
    title: 'Hold the door longer',
    line: 'Hold a door until the person is through, even if they have to walk a few steps more.',
  },
  {
    title: 'Voice note, one take',
    line: 'Send a twenty-second voice note today. The first take is the one that goes.',
  },
]
