import type { KindWords } from '../../parts.ts'
import { groomedWords } from './groomed.ts'

/** Somebody from a screen wins a person over, and we do not know how old that person is: the words fit any age. */
export const pressedWords: KindWords = {
  ...groomedWords,
  first: {
    name: 'pressed.first',
    lines: [
      'I’m glad you told me this. One of these things alone could be nothing. Together they’re what people do who want something: be very kind first, then ask for things, and make you feel bad for a no. You did nothing wrong. Please send nothing, and stay where you two already write.',
      'Thank you for telling me. I don’t know this person, and I may be wrong. But kindness first and demands later is a pattern, and you can step out of it without explaining yourself. No pictures, no other app, no address, please. You didn’t cause this.',
      'You did right to say it. It can feel good and still not be okay, because feeling good is how it works. You don’t owe anybody a picture, a secret or a quick answer, whatever they gave you. You’re not in trouble.',
    ],
  },
  steps: {
    name: 'pressed.steps',
    lines: [
      'Send nothing and stay on the chat you already use. You don’t need a reason. "I don’t do that" is enough, and so is no answer.',
      'Keep the messages, with screenshots of the name and the profile. Leave out any picture of yourself.',
      {
        text: 'Show the chat to one person you know in real life. You can begin with: "Somebody online is asking me for things, and I’d like you to look at it with me."',
        unless: ['told', 'with_someone'],
      },
      'Your address, your street and when you’re alone are nobody’s business online. If you’ve told them already, tell somebody you trust that part too.',
      'Once you have the screenshots, you can stop answering, block the account and report it inside the app. You don’t have to say goodbye.',
      'Please don’t meet this person, not even in a public place.',
    ],
  },
  questions: {
    name: 'pressed.ask',
    questions: [
      { text: 'Does anybody you know in real life know about this person?', yes: 'told', no: 'alone' },
      { text: 'Have they asked you for anything else?' },
      { text: 'About how old are you, if you don’t mind saying?' },
      { text: 'Have they said when or where they want to meet you?' },
      { text: 'Who would you least mind showing the chat to?', unless: ['told'] },
      {
        text: 'Since this began, have there been moments when you didn’t want to live?',
        yes: 'danger',
        about: 'dying',
        isAboutDying: true,
      },
    ],
  },
  options: ['Is it my fault?', 'I like them though', 'I’m under 18', 'I told somebody'],
}

/** The same for somebody who says that they are grown up. */
export const pressedAdultWords: KindWords = {
  ...pressedWords,
  first: {
    name: 'pressed.adult.first',
    lines: [
      'Put together, this looks like pressure, and it’s how many scams begin. That says nothing bad about you, because it’s built to feel good. Please send no money, no pictures and no codes, and stay on the app where you met.',
      'I may be wrong about this person. Still: another app, secrecy and anger at a no are how romance scams work. You can take all the time you want, and somebody honest will let you.',
    ],
  },
  questions: {
    name: 'pressed.adult.ask',
    questions: [
      { text: 'Does anybody you know in real life know about this person?', yes: 'told', no: 'alone' },
      { text: 'Have you sent them any money, or a code?' },
      { text: 'Have you ever seen them live, on camera?' },
      { text: 'What have they asked you for so far?' },
    ],
  },
  options: ['Is it a scam?', 'I like them though', 'I sent money', 'I told somebody'],
}
