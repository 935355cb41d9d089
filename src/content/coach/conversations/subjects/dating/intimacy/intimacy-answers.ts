import type { Answer } from '../../../conversation.ts'

export const intimacyAnswers: readonly Answer[] = [
  {
    like: [
      'what if they leave me when i say no',
      'and if he gets mad when i want to wait',
      'she will lose interest if i go slow',
      'do i have to sleep with them to keep them',
      'what if they are disappointed',
    ],
    say: [
      "They might be disappointed, and a few might leave; I can't rule that out. You never have to do anything to keep somebody. A person who stays only if you go along wasn't staying for you. How they treat your no is what you need to know.",
    ],
  },
  {
    like: [
      'how do i say no',
      'how do i tell them to stop',
      'i freeze and go along with it',
      'i cant get the word no out',
      'how do i say i dont want to without hurting her',
    ],
    say: [
      `Short and with your body: sit up, hand out, "Stop, I don't want this." You can add, "I like you," if that's true. If your voice goes, moving away is a no too. Freezing happens to many people, and it isn't a yes.`,
    ],
    item: 'challenge:ask-for-time-to-think',
  },
  {
    like: [
      'should i tell them im inexperienced',
      'ive never kissed anyone',
      'im a virgin at 30 do i say it',
      'what if they notice i dont know what im doing',
      'everyone else has done it already',
    ],
    say: [
      `You can, and you don't owe it. One line is enough: "I'm new to this, so let's go slow." Many people start late, and quite a few never tell. A kind person will want to know. If somebody laughs at you for it, that tells you who they are.`,
    ],
  },
  {
    like: [
      'how do i know when to kiss',
      'how can i tell if they want it',
      'how do i make the first move',
      'do i ask before i touch her',
      'does asking ruin the mood',
    ],
    say: [
      `You ask, and then you know: "Can I kiss you?" It's short, and it rarely spoils anything that was there. A clear yes is a yes. Silence, "um," or a stiff body is a no for now. Then you say, "That's fine," and mean it.`,
    ],
  },
  {
    like: [
      'they keep pushing me',
      'he says if i loved him i would',
      'she doesnt accept my no',
      'they got angry when i stopped',
      'he goes on when i say no',
      'they went too far',
      'they kept going',
      'they did something i didnt want',
    ],
    say: [
      "That isn't right, however nice they are otherwise. You don't have to say no in a better way; once is enough. Talk to somebody you trust, soon. If they go on against your no, that's assault, and Help now has people who know what to do.",
    ],
  },
  {
    like: [
      'something happened to me before',
      'i was abused and now i cant be touched',
      'it reminds me of something bad',
      'i panic when someone touches me since then',
      'i never told anyone what he did',
    ],
    say: [
      "Thank you for saying that here. What was done to you isn't yours to be ashamed of. I'm a program, and this deserves a person who knows about it; Help now lists some. Until then, nobody gets to touch you before you want it, and that includes somebody you love.",
    ],
  },
  {
    like: [
      'my body doesnt react',
      'what if i cant perform',
      'it hurts when we try',
      'i feel nothing because im so nervous',
      'is something wrong with me down there',
    ],
    say: [
      "Often it's nerves: a body on alarm doesn't do closeness well, and forcing it makes that worse. Stop, stay near each other, do something that asks nothing of you. If it hurts or keeps happening, ask a doctor. They hear this often, and pain isn't something to push through.",
    ],
  },
  {
    like: [
      'i hate my body',
      'what if they see my scars',
      'i cant undress in front of anyone',
      'i only do it in the dark',
      'they will find me ugly',
    ],
    say: [
      "What they'll think, nobody can know beforehand. You decide how much is seen, and when. If dark feels like the only way, try a little more light, or one sleeve, with somebody who has been kind so far. You can also tell them in words first.",
    ],
  },
  {
    like: [
      'my faith says to wait',
      'i want to wait until marriage',
      'in my culture we dont touch before the wedding',
      'im not allowed to and i feel guilty',
      'how do i explain that i am saving it',
    ],
    say: [
      `Then that's where you stand, and one sentence explains it: "I want to wait. It matters to me." Say it early, at a calm time. If you've already gone further than you wished, you can still stop from here on.`,
    ],
  },
  {
    like: [
      'i dont like being touched',
      'hugs are too much for me',
      'im autistic and touch hurts',
      'i think im asexual',
      'am i broken because i dont want sex',
    ],
    say: [
      `No, you aren't broken. People differ a great deal in how much touch they want, and for some the answer is little or none. Tell them what does feel good: "Sitting next to you, yes. Hugs, ask me first." There are people who want the same.`,
    ],
  },
  {
    like: [
      'i need a drink before i can be close',
      'i only manage it drunk',
      'can i drink to loosen up',
      'i take something first so i dont feel so nervous',
    ],
    say: [
      'It takes the edge off, and it also takes away some of your yes and no, and theirs. Nobody who is drunk can really agree. The way off it is less closeness, sober: a hand, a kiss, half an hour on the couch. More when that feels all right.',
    ],
  },
  {
    like: [
      'how do i say i love you',
      'how do i open up emotionally',
      'i shut down when they talk about feelings',
      'i push people away when they get close',
      'i cant say nice things to my partner',
    ],
    say: [
      `Start with one sentence that's true today, and it may be a small one: "I like it when you come home." Then stay in the room. You don't have to say the biggest words first. If you shut down, say that: "I'm going quiet. I'm not leaving."`,
    ],
    item: 'challenge:tell-someone-you-like-them',
  },
  {
    like: [
      'how do i ask for what i like',
      'we never talk about it',
      'ive been faking it',
      'i want more and she doesnt',
      'we want different things in bed',
    ],
    say: [
      `Outside the bedroom, at a quiet time, starting with yourself: "I'd like more of this, and less of that. What about you?" If you've been pretending, you don't have to confess it all; ask for something different from now on. Wanting different amounts is common, and nobody has to give in.`,
    ],
  },
  {
    like: [
      'what about protection and pregnancy',
      'should we get tested',
      'how do i bring up condoms',
      'im scared of getting an infection',
      'is it embarrassing to ask about tests',
    ],
    say: [
      `Say it before things get close, in one line: "I use protection, every time," or "I'd like us both to get tested." It's a fair thing to ask of anybody. For medical questions, a doctor, nurse or pharmacist is the right person, and they're used to them.`,
    ],
  },
]
