import type { Answer } from '../../../conversation.ts'

export const breakupAnswers: readonly Answer[] = [
  {
    like: [
      'how long does it take to get over someone',
      'when does it stop hurting',
      'its been months and im still sad',
      'is it normal to still cry after a year',
      'will it ever get better',
    ],
    say: [
      "There's no set time; weeks for some, many months for others, and it depends on what it was to you. It usually comes in waves with longer gaps. If after months you still can't work, eat or sleep, that's a good reason to see a doctor.",
    ],
  },
  {
    like: [
      'should i text my ex',
      'can i call him one last time',
      'i want to write to her so badly',
      'is it bad to check in on them',
      'what if i text happy birthday',
    ],
    say: [
      "Not tonight. Write it in your notes, sleep, and read it tomorrow afternoon. Ask what you hope it'll bring. If it's a practical thing, send that alone. If it's the hope that they change their mind, the message rarely does it, and waiting for the answer costs you days.",
    ],
  },
  {
    like: [
      'how do i break up with someone',
      'i want to end it but im scared',
      'how do i tell her its over',
      'i cant hurt him so i stay',
      'can i break up by text',
      'i want to end it',
    ],
    say: [
      `Say it in the first two sentences, in person or by call: "I want to end our relationship. I've thought about it, and it's decided." One honest reason, no long list. Then listen for a while, and go. If you're afraid of them, do it by text, and tell somebody first.`,
    ],
  },
  {
    like: [
      'was it my fault',
      'i ruined it with my anxiety',
      'she left because im too anxious',
      'if i had been different he would have stayed',
      'my social anxiety ruins every relationship',
    ],
    say: [
      "Some of it may be on you, and hardly ever all of it. If anxiety kept you from going along or speaking up, that's something you can work on. It doesn't make you impossible to live with.",
    ],
  },
  {
    like: [
      'will i be alone forever',
      'nobody will ever want me again',
      'i will never find anyone',
      'at my age its over',
      'i only had this one person',
    ],
    say: [
      "Nobody can know that, and it's a thought that comes with fresh grief, at any age. You don't have to look for somebody now. What you need first is a few people in your week: one for talking, one for doing something with. That can start small.",
    ],
  },
  {
    like: [
      'they already have someone new',
      'i saw her with another guy',
      'he moved on in two weeks',
      'he replaced me so fast did it mean nothing',
      'i keep looking at the new girlfriends profile',
    ],
    say: [
      "That's a hard thing to see, and it doesn't mean that you were nothing to them. Some people can't stand an empty week. Pictures don't show how happy they are. Muting both of them isn't weak; it keeps the wound from getting reopened every day.",
    ],
  },
  {
    like: [
      'how do i tell people',
      'i dont want everyone to ask',
      'im ashamed to tell my family',
      'what do i say when they ask where she is',
      'everyone thought we were perfect',
    ],
    say: [
      `One sentence, and then a new subject: "We broke up. I'd rather not talk about it today." You can ask one person to tell the others for you. Some will be kind, some clumsy. You owe nobody the story.`,
    ],
  },
  {
    like: [
      'we have the same friends',
      'all my friends are his friends',
      'i lost my whole group',
      'what if i see them at the party',
      'i have to see my ex at work every day',
    ],
    say: [
      `Friends don't have to choose, and you can ask for your share: "I'd like to see you too, without talking about it." If you meet your ex, "hi" and a nod are enough. It's fine to skip a few evenings at first. Skipping all of them would cost you people.`,
    ],
  },
  {
    like: [
      'can we stay friends',
      'she wants to be friends',
      'should i stay in contact',
      'he still texts me every day',
      'do i have to be nice to them',
    ],
    say: [
      `Maybe later; right after the end it mostly keeps the hope alive. Ask for time: "I need two months without contact, then let's see." Where there are children or shared bills, keep it to those, in writing. You owe them fairness, not closeness.`,
    ],
  },
  {
    like: [
      'should we get back together',
      'they want me back',
      'how do i get her back',
      'what if it was a mistake to end it',
      'he says he will change',
    ],
    say: [
      "I can't judge that for you. Three questions help: what ended it, what's different now that can be seen, and do you want them or do you want the pain to stop. Give it two weeks before you decide. If there was violence, talk to somebody at Help now first.",
    ],
  },
  {
    like: [
      'i cant live without them',
      'i dont see the point anymore',
      'whats the point without her',
      'i dont want to wake up',
      'everything is over for me',
    ],
    say: [
      "If you mean that you don't want to be alive, please tap Help now and talk to somebody there, tonight. I'm a program, and you need a person. If you mean that it all feels empty: that's part of grief, and it changes. Tell one person near you today how bad it is.",
    ],
  },
  {
    like: [
      'they wont leave me alone',
      'my ex threatens me',
      'im afraid of my ex',
      'he waits outside my house',
      'she says she will hurt herself if i go',
    ],
    say: [
      "That's serious, and you don't have to handle it by being nicer. Don't meet alone, keep the messages, tell somebody close today. In danger, call the emergency number; Help now has people for this. If they threaten to hurt themselves, call for help for them. You don't have to go back.",
    ],
  },
  {
    like: [
      'when should i start dating again',
      'is it too soon to date',
      'everyone says get out there',
      'should i download the apps',
      'would a rebound help',
    ],
    say: [
      "When you're curious about somebody new, more than you want to be distracted; there's no number of months. If you try it early, be honest about where you are. You can also leave it for a long time, whatever people tell you.",
    ],
  },
  {
    like: [
      'my family will be ashamed of me',
      'divorce is a disgrace in my community',
      'nobody knew about us so i cant tell anyone',
      'we lived together and i have nowhere to go',
      'what about the kids',
    ],
    say: [
      'Then you lost more than one person, and some of it has to stay unspoken. Look for one person who can know: a relative, somebody from your faith, a counselor, a helpline. For housing, money or kids, ask for practical help early. One call is a start.',
    ],
  },
]
