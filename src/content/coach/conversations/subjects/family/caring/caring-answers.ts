import type { Answer } from '../../../conversation.ts'

export const caringAnswers: readonly Answer[] = [
  {
    like: [
      'i feel guilty when i leave',
      'how can i go out and have fun while she lies there',
      'is it selfish to want time for myself',
      'i feel bad taking a break',
      'he looks for me when im gone',
    ],
    say: [
      "No, it isn't selfish. The guilt will probably come along the first few times, and you can go anyway. Start with an hour, with somebody there they know, and see how both of you are when you come back.",
    ],
  },
  {
    like: [
      'what if they say no',
      'and if nobody helps me',
      'i asked once and they had excuses',
      'they will have a reason why they cant',
      'what if i ask and get turned down',
    ],
    say: [
      `Then it hurts, and you know one more thing. A no to Thursday is often only a no to Thursday, so you can ask, "Which day would work?" And ask a second person. Help sometimes comes from people you hadn't thought of.`,
    ],
  },
  {
    like: [
      'my brother never helps',
      'my siblings leave everything to me',
      'the family gives advice but no one takes a turn',
      'how do i tell my sister to do her part',
      'he lives far away and tells me what to do',
    ],
    say: [
      `Ask for one task, with a date, and leave blame out of it: "I need you to take the pharmacy calls from Monday on." The far-away ones can do calls, forms, money or an hour on video. If they refuse, you can stop reporting to them for a while.`,
    ],
  },
  {
    like: [
      'what do i say when people ask how i am',
      'everyone asks how he is and i dont know what to answer',
      'i hate the question how are you holding up',
      'do i tell the truth or say fine',
    ],
    say: [
      `It depends who's asking. For most, one true sentence will do: "It's a hard stretch. Thanks for asking." For one or two people, tell the longer version. You don't owe everybody a medical report.`,
    ],
  },
  {
    like: [
      'people stare at us in public',
      'she shouts in the store and everybody looks',
      'he acts strange outside and im embarrassed',
      'my child has meltdowns and people judge',
      'i stopped taking him out because of the looks',
    ],
    say: [
      `Some will look, because it's unusual. You can give them one sentence, or none: "It's an illness. We're all right." Then turn your attention back to the one you're with. Start with a short outing at a quiet hour, and don't give up going out altogether.`,
    ],
  },
  {
    like: [
      'i lost my temper with her',
      'i yelled at my dad and he cant help it',
      'i get so angry at the person im caring for',
      'i snapped and feel like a monster',
      "am i a bad person because i'm impatient",
    ],
    say: [
      `Losing your temper when you're worn out doesn't make you a bad person. Say "I'm sorry, I was tired," even if they may not remember it. And take it as a sign that you need relief soon. If you have hurt them or fear you will, tell a doctor or a helpline today.`,
    ],
  },
  {
    like: [
      'sometimes i wish it was over',
      'is it normal to want him to die',
      'i catch myself thinking i cant wait until this ends',
      'i think terrible thoughts about it ending',
    ],
    say: [
      'Many caregivers have that thought, and few say it. Most often it means you want the strain to stop, for both of you. Tell somebody who can bear to hear it, like a nurse, a doctor or a chaplain. If it turns to harming them or yourself, call for help right away.',
    ],
  },
  {
    like: [
      'my friends stopped calling',
      'i have lost everyone since i take care of mom',
      'nobody invites me anymore because i always say no',
      'i have no friends left because of this',
      'is it too late to get back in touch',
    ],
    say: [
      `It's rarely too late. People stop asking after a few refusals and often think you want to be left alone. Write to one: "I couldn't get away, and I miss you. Could you come by for half an hour?" Then you'll see.`,
    ],
  },
  {
    like: [
      "i can't leave the house",
      'i have no time for any of this',
      'there is nobody who could watch him',
      "i can't leave her alone for a minute",
      'how am i supposed to meet people',
    ],
    say: [
      'Then it has to come to you, in small pieces: a call while they sleep, somebody on the porch for twenty minutes, a group online. And ask the doctor, a social worker or the town about hours of relief care. Many people find out late that it exists.',
    ],
    item: 'challenge:send-a-voice-note',
  },
  {
    like: [
      'in our culture the family does it all',
      'we dont give our parents to strangers',
      'asking outsiders for help is a disgrace for us',
      'as the daughter its my duty',
      'people would talk if i got help',
    ],
    say: [
      "You can keep that duty and still need hands. Ask inside the circle first: a cousin for one afternoon, somebody from your place of worship for one meal. If you get some rest, you can go on longer. That's part of the duty too.",
    ],
  },
  {
    like: [
      'i freeze when i talk to the doctor',
      'the nurses think im difficult',
      'i forget everything i wanted to ask at the hospital',
      'how do i speak up for my mother at appointments',
    ],
    say: [
      `Write three questions on paper and hand over the paper if your voice goes: "These are my questions." Ask them to slow down or repeat. You're the one who sees the days in between, and they need that from you.`,
    ],
  },
  {
    like: [
      "she doesn't recognize me anymore",
      'he called me by someone elses name',
      'my husband asked me who i am',
      'mom thinks im her sister',
    ],
    say: [
      "That's a loss, and it can happen on an ordinary Tuesday with nobody there to see it. You don't have to correct them each time. And tell one person about it the same day, in one sentence. It's too much to keep to yourself.",
    ],
  },
  {
    like: [
      'nobody understands what its like',
      'people say im a saint and i hate it',
      'they say youre so strong',
      'they tell me how lucky i am to still have her',
      'everyone has advice',
    ],
    say: [
      `Most of them don't, and some talk because they're helpless. You can let it pass, or say what's true: "Thank you. It's harder than it looks, and I could use a hand on Friday." A few will take you up on it.`,
    ],
  },
  {
    like: [
      'i do this for a living and im worn out',
      'im a nurse and have nothing left for people',
      'i work in care and cant be around anyone after my shift',
      'after work i cant talk to anyone',
    ],
    say: [
      `Then quiet after a shift is what you need first. Give yourself half an hour without anybody, and then one short contact that asks nothing of you, with somebody outside work. If the emptiness stays on your days off too, tell a doctor or somebody at work you trust.`,
    ],
  },
]
