import { useEffect, useState } from "react";

/** What `value` was once it has stayed the same for `delay` milliseconds: for asking a server about what is being typed. */
export function useDelayed<Value>(value: Value, delay: number): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), delay);
		return () => clearTimeout(timer);
	}, [value, delay]);
	return settled;
}
