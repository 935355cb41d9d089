import type { Answer } from '../../../conversation.ts'

export const laterLifeAnswers: readonly Answer[] = [
  {
    like: [
      'am i too old to make new friends',
      'at my age nobody wants new people',
      'is it too late for me',
      'who makes friends at 75',
      'everyone already has their people',
    ],
    say: [
      "No. It's slower than it was at twenty, because nobody puts you in a room with people every day. So look for something that meets every week, and go three times before you judge it. There are usually others in that room who came alone.",
    ],
  },
  {
    like: [
      'the couples stopped inviting me',
      'since my wife died nobody asks me over',
      'they only invite pairs',
      'our friends were his friends',
      'a widow is a fifth wheel',
    ],
    say: [
      `That happens to many widowed people, and it hurts twice. Sometimes they think it would be painful for you. Ask one of them, alone: "I miss our evenings. I'd still like to come." If nothing follows, it may be time for company that doesn't come in pairs.`,
    ],
  },
  {
    like: [
      "i don't hear well in groups",
      'with my hearing aids a dinner is all noise',
      'i nod and have no idea what they said',
      'i pretend to understand',
      'im embarrassed to ask them to repeat',
    ],
    say: [
      `Tell them at the start, and stop nodding: "I don't hear well in noise. Please look at me when you talk." Sit with the wall behind you, next to one person. Two people in a quiet place beat eight at a table. Asking again is better than agreeing to something you never heard.`,
    ],
  },
  {
    like: [
      'nobody mentions my husband anymore',
      'people avoid saying her name',
      'they change the subject when i talk about him',
      'no one knows what to say to me since the funeral',
    ],
    say: [
      `They may be afraid of making you cry. You can tell them it's all right: "I like hearing that name. Tell me something you remember." If you cry, you cry. Say the name yourself first, and see who picks it up.`,
    ],
  },
  {
    like: [
      'how long does grief last',
      'shouldnt i be over it by now',
      'it has been two years and i still cry',
      'is it normal to still miss her every day',
      'when does it get better',
    ],
    say: [
      "There's no set time, and missing somebody after years is common. It usually gets less constant; it comes in waves, with more days in between. If months go by and you can't eat, sleep or get up, please tell a doctor.",
    ],
  },
  {
    like: [
      'is it disloyal to meet someone',
      'can i date at my age',
      'what would my kids say if i had a friend',
      'am i too old for love',
      'there is a man at the library who smiles at me',
    ],
    say: [
      `No, it isn't disloyal. Company now takes nothing away from the years you had. You can start without deciding anything: "Would you like to have a coffee sometime?" Your children may need time to get used to it. They're allowed that, and you're allowed the coffee.`,
    ],
  },
  {
    like: [
      "i don't want to be a burden to my kids",
      'my children have their own lives',
      'they only call out of duty',
      'i dont want to bother anyone',
      'should i tell my daughter im lonely',
    ],
    say: [
      `Tell them one clear thing; it's less of a burden than guessing. "I'd like a call on Sundays, ten minutes is enough." They can say if it fits. If you never ask, they may believe you're content.`,
    ],
  },
  {
    like: [
      'everyone i knew is dead',
      'i am the last one left of my friends',
      'all my friends have passed away',
      'there is nobody left who knew me young',
    ],
    say: [
      "That's a loss people rarely speak about, and nobody can give it back. New people won't know those years unless you tell them. Telling somebody younger one story, even a short one, is a way to keep those people with you. Some will ask for another.",
    ],
  },
  {
    like: [
      'what do i say when they ask what i do',
      'since i retired i have nothing to talk about',
      'i was somebody at work and now im nobody',
      'nothing happens in my life to tell',
      'they gave me a plaque and now i have nowhere to be',
    ],
    say: [
      `One line, and then ask back: "I'm retired, I drove trucks for thirty years. And you?" Nobody needs news from you to have a conversation. One thing you saw on the way there will do. What helps with the empty mornings is one fixed appointment a week.`,
    ],
  },
  {
    like: [
      'young people look right through me',
      'they talk to me like im a child',
      'nobody takes an old person seriously',
      'they put me on the sofa and forget me',
      'the cashier talks to my daughter instead of me',
    ],
    say: [
      `It happens, and you may say something: "I'm the one who's asking. You can talk to me." Friendly and clear, once. In a group, ask one of the younger ones about what they do all day. Many like being asked, and then they see you.`,
    ],
  },
  {
    like: [
      'i cry when someone mentions him',
      'what if i start crying in front of people',
      'i break down in company',
      'im afraid ill cry at the lunch',
    ],
    say: [
      `Then you cry for a minute and say, "It comes over me. Go on, it'll pass." Often people are only unsure what to do, and that sentence tells them. You can also step out and come back in.`,
    ],
  },
  {
    like: [
      "i don't drive at night anymore",
      'i cant get around like i used to',
      'my legs dont let me go out',
      'with the walker i dont want to go anywhere',
      'i tire so quickly',
    ],
    say: [
      `Then choose things by daylight and close by, or let people come to you. You can ask for a ride for a certain day: "Could you pick me up on Sunday?" A phone call at a fixed hour is company as well. It doesn't have to be an evening out.`,
    ],
  },
  {
    like: [
      'i hate going places alone',
      'i have never walked into a restaurant by myself',
      'everyone looks when an old woman eats alone',
      'we always went together',
      'how do i go to the wedding without him',
    ],
    say: [
      'Start with places where people come alone anyway: a library, a morning service, a café counter. Go for twenty minutes and look around instead of down. For a celebration, call the host and ask who you could sit with. You may leave before the dancing.',
    ],
  },
  {
    like: [
      'i forget names now',
      'i lose the thread when i talk',
      'words dont come like they used to',
      'i told the same story twice',
      "i'm afraid people notice my memory",
    ],
    say: [
      `They may notice, and you can say it first: "Names leave me these days. Tell me yours again." That's lighter for both of you than guessing. If it's new or getting worse, have a doctor look at it. Don't let embarrassment keep you from that.`,
    ],
  },
]
