import type { Tone } from "#domain/base/tone.ts";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill } from "#web/ui/pill.tsx";

const icons: Readonly<Record<Tone, IconName>> = {
	green: "check",
	amber: "alert",
	red: "alert",
	grey: "question",
};

/** A word with the icon of its tone, where nothing more is to be said. */
export function TonePill({ tone, word }: { tone: Tone; word: string }) {
	return <Pill tone={tone} icon={icons[tone]} word={word} />;
}
