import type { Answer } from '../../../conversation.ts'

export const classroomAnswers: readonly Answer[] = [
  {
    like: [
      'what if i get it wrong',
      'and if my answer is wrong in front of everyone',
      'i might say something stupid',
      'what happens when its the wrong answer',
      'what if the teacher says no thats not it',
    ],
    say: [
      'Then the teacher says so and goes to the next person, and you\'ll have a hot minute. Wrong answers are a normal part of a lesson. You can say "okay, thanks" and write down the right one.',
      'It will sting, and class goes on. Try to remember the last wrong answer somebody else gave. If you have to search for it, that tells you roughly how long these last for other people.',
    ],
  },
  {
    like: [
      'what if i go blank',
      'my mind is empty the second they say my name',
      'i know it but when im called on its gone',
      'what do i do if nothing comes out',
    ],
    say: [
      `Then say that: "It's gone. Can you come back to me?" Teachers know that sentence. Nerves can block what you know for a moment. It usually comes back once the eyes are off you.`,
    ],
  },
  {
    like: [
      'where do i sit in the cafeteria',
      'i have nobody to eat with',
      'walking in with my tray and everyone looks',
      'i eat in the library so nobody sees me alone',
      'lunch is the worst part of the day',
    ],
    say: [
      `Take the end of a table with some space and ask, "Is anybody sitting here?" You don't have to talk after that. Eating elsewhere some days is fine. If it's every day, try ten minutes in there once this week.`,
      "It depends on what you want. To be with people, ask one person from class that morning where they eat. To eat in peace, choose your seat, keep your head up, and leave when you're done.",
    ],
  },
  {
    like: [
      'participation is part of my grade',
      'i lose points for not talking',
      'they grade speaking in class and i never speak',
      'my grade is dropping because im quiet',
    ],
    say: [
      'Then tell the teacher before the grade is final, and ask what else could count: written questions, small groups, knowing your turn ahead of time. Some will say yes, some no. Meanwhile one short thing a week is a fair goal.',
    ],
  },
  {
    like: [
      'should i tell the teacher',
      'do i tell them i have anxiety',
      'would it help if they knew',
      'can i ask not to be called on',
      'is it weird to email the prof about this',
    ],
    say: [
      "Often it helps, yes. Two sentences are enough, and you don't have to name anything. Ask for something that lets you take part, like knowing your question ahead of time. Being left out of it for good tends to keep the fear going.",
    ],
  },
  {
    like: [
      'do they notice how nervous i am',
      'can everyone hear my voice shake',
      'does the whole class see it',
      'they all stare at me when i talk',
    ],
    say: [
      'Some may see a bit of it, and nobody can tell you how much. You feel your heart pounding; they only see what shows. Next time look up for one second while you talk and count the faces turned your way.',
    ],
  },
  {
    like: [
      'everyone else raises their hand like its nothing',
      'the others talk all the time and i cant',
      'its only me in the whole class',
      'why can they do it and not me',
    ],
    say: [
      "Probably not everyone. In many rooms the same few people do the talking and the rest keep quiet, some for your reasons. You're comparing yourself with the loud ones. Look around once and count who hasn't spoken.",
    ],
  },
  {
    like: [
      'i dont want to go tomorrow',
      'id rather skip class',
      'ive been missing a lot of classes',
      'i stay home on days i have to talk',
      'cant go back in there',
    ],
    say: [
      "Missing one day does little harm, and sometimes it's right. Several in a row make it harder to walk back in, and then there's catching up too. If you can, go for the first half, near the door. If you can't, tell someone at the school soon.",
    ],
  },
  {
    like: [
      'why does this happen to me in class',
      'im fine outside but in class i freeze',
      'i talk normally with my friends so why not here',
      'what is it about classrooms',
    ],
    say: [
      "Because a classroom has everything in it that sets this off: you're compared, you're graded, you can't leave, and it can be your turn any second. That you talk freely elsewhere shows the ability is there. The setting is what's hard.",
    ],
  },
  {
    like: [
      'they make fun of me in class',
      'some kids laugh every time i talk',
      'a group in the back imitates me',
      'people in class are mean to me',
      'im getting bullied there',
    ],
    say: [
      "Then the trouble isn't only nerves: they're doing something wrong. Write down what was said, when, and who heard it, and take it to somebody in charge there whom you trust. It isn't up to you to fix that by being braver.",
    ],
  },
  {
    like: [
      'im the oldest one in the class',
      'everyone is twenty and im back in school',
      'im older than the teacher',
      'i feel out of place going back to school at my age',
      'they all know each other already',
    ],
    say: [
      "You may stand out a little, yes. You can't tell from your seat what they make of it. The person next to you is the quickest way in: ask how they did the last assignment, and you're a classmate.",
    ],
  },
  {
    like: [
      'where i come from students dont speak up',
      'in my culture you listen to the teacher',
      'at my old school we never talked in class',
      'speaking up feels rude to me',
    ],
    say: [
      "That's a real difference, and listening well isn't a flaw. Some teachers will expect to hear you, so you could ask yours how they want it. A question after class, said with respect, counts as taking part in many places.",
    ],
  },
  {
    like: [
      'i already tried raising my hand',
      'tried it once and it went horribly',
      'i did ask a question and everyone stared',
      'ive done that it doesnt help',
    ],
    say: [
      "Then you've done the hard version already, and once isn't much to judge by. Change one thing: another class, an earlier minute, or a question to your neighbor first. Heads turn toward any voice. Look at what people do after that.",
    ],
  },
  {
    like: [
      'how long until i can talk normally',
      'when does it get easier to speak',
      'how many times do i have to do this',
      'will it be like this all year',
    ],
    say: [
      'Nobody can give you a date. For many people it starts to shift after several tries close together. One sentence, twice a week, will teach you more than one big speech at the end of the term.',
    ],
  },
]
